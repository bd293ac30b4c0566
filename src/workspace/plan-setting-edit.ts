import { planConfigSet } from '../config/plan-config-set.js';
import { SoulError } from '../errors/soul-error.js';
import { profileNames } from '../profiles/find-profile.js';
import { configFileName } from './config-file-name.js';
import { decodeText } from './decode-text.js';
import { readBytes } from './read-workspace-file.js';
import type { Workspace } from './workspace.js';

/** An edit of `agentsoul.json` that changes one setting and nothing else, byte order mark and line endings included. */
export async function planSettingEdit(workspace: Workspace, key: string, value: string) {
  const file = await readBytes({ path: workspace.configRoot, excluded: [] }, configFileName);
  const raw = file.state === 'present' && decodeText(file.bytes) !== null ? file.bytes.toString('utf8') : null;
  if (file.state !== 'missing' && raw === null)
    throw new SoulError('unreadable-file', `${configFileName} could not be read.`);
  const mark = raw?.startsWith('\uFEFF') === true ? '\uFEFF' : '';
  const before = raw === null ? null : raw.slice(mark.length);
  const { text } = planConfigSet(before, key, value, { source: configFileName, profiles: profileNames });
  return { edits: [{ path: configFileName, content: Buffer.from(mark + text, 'utf8') }], summary: `set ${key}` };
}
