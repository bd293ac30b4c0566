import { SoulError } from '../errors/soul-error.js';
import type { Plan } from '../journal/plan.js';
import type { Role } from '../roles/roles.js';
import { dayAt } from '../workspace/calendar-days.js';
import { decodeText } from '../workspace/decode-text.js';
import { roleFiles } from '../workspace/role-paths.js';
import { readTemplate } from '../workspace/templates.js';
import type { Workspace } from '../workspace/workspace.js';

export type Bootstrap =
  | { readonly state: 'done' }
  | {
      readonly state: 'open';
      readonly path: string;
      readonly text: string;
      /** Files of the first conversation that still equal their template. */
      readonly untouched: readonly string[];
    };

/** The first-run ritual, if it has not taken place yet. */
export async function readBootstrap(workspace: Workspace): Promise<Bootstrap> {
  const [path] = roleFiles(workspace, 'bootstrap');
  const text = path === undefined ? null : await textOf(workspace, path);
  if (path === undefined || text === null) return { state: 'done' };
  const untouched: string[] = [];
  for (const role of ['identity', 'soul', 'user'] as const) untouched.push(...(await untouchedFiles(workspace, role)));
  return { state: 'open', path, text, untouched };
}

export async function planBootstrapDone(workspace: Workspace): Promise<Plan> {
  const bootstrap = await readBootstrap(workspace);
  if (bootstrap.state === 'open')
    return { edits: [{ path: bootstrap.path, content: null }], summary: 'the first conversation is done' };
  throw new SoulError('usage', 'The first conversation is already done: there is no bootstrap file.', {
    hint: 'To repeat it, run `agentsoul init --reset BOOTSTRAP.md`.',
  });
}

async function untouchedFiles(workspace: Workspace, role: Role): Promise<string[]> {
  const [path] = roleFiles(workspace, role);
  const text = path === undefined ? null : await textOf(workspace, path);
  if (path === undefined || text === null) return [];
  const values = { timezone: workspace.timezone, date: dayAt(workspace.at, workspace.timezone) };
  return text === (await readTemplate(workspace.profile.name, path, values)) ? [path] : [];
}

async function textOf(workspace: Workspace, path: string): Promise<string | null> {
  const file = await workspace.snapshot((reader) => reader.read(path));
  return file.state === 'present' ? (decodeText(file.bytes)?.text ?? null) : null;
}
