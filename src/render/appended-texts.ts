import { realpath } from 'node:fs/promises';
import { relative } from 'node:path';
import { withoutTombstoneKey } from '../entries/records/tombstones.js';
import { SoulError } from '../errors/soul-error.js';
import type { Scope } from '../scopes/scopes.js';
import { isInside } from '../workspace/relative-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { readForScope } from './read-for-scope.js';

/** A text to append to a prompt, or a file that the caller has read. */
export type Appended = string | { readonly path: string; readonly text: string };

/** The texts to append. Of a file of the workspace, only what the scope may see of it. */
export async function appendedTexts(
  workspace: Workspace,
  scope: Scope,
  appended: readonly Appended[],
): Promise<string[]> {
  const texts: string[] = [];
  for (const one of appended) texts.push(typeof one === 'string' ? one : await textOfFile(workspace, scope, one));
  return texts;
}

async function textOfFile(
  workspace: Workspace,
  scope: Scope,
  { path, text }: { path: string; text: string },
): Promise<string> {
  const real = await realpath(path).catch(() => path);
  if (!isInside(real, workspace.configRoot)) return text;
  const isOwn = isInside(real, workspace.root) && !workspace.reads.excluded.some((other) => isInside(real, other));
  if (!isOwn) {
    throw new SoulError('path-outside', `${path} belongs to another agent.`, {
      hint: 'Agents under one config never see each other’s files. Run it as that agent with `--agent ID`.',
    });
  }
  if (scope.kind === 'main') return withoutTombstoneKey(text);
  return readForScope(workspace, scope, relative(workspace.root, real));
}
