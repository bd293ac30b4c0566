import { readFile, realpath, stat } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { withoutTombstoneKey } from '../../src/entries/tombstones.js';
import { SoulError } from '../../src/errors/soul-error.js';
import type { Scope } from '../../src/scopes/scopes.js';
import { decodeText } from '../../src/workspace/decode-text.js';
import { isInside } from '../../src/workspace/paths.js';
import type { Workspace } from '../../src/workspace/workspace.js';

/** The texts of `--append`: as given, or read from `@file`. Of a file of the workspace, what the scope may see of it. */
export async function readAppended(
  workspace: Workspace,
  scope: Scope,
  { given, cwd }: { given: readonly string[]; cwd: string },
): Promise<string[]> {
  const texts: string[] = [];
  for (const value of given)
    texts.push(value.startsWith('@') ? await readGiven(workspace, scope, resolve(cwd, value.slice(1))) : value);
  return texts;
}

async function readGiven(workspace: Workspace, scope: Scope, path: string): Promise<string> {
  const real = await realpath(path).catch(() => null);
  const isFile = real !== null && (await stat(real).catch(() => null))?.isFile() === true;
  if (real === null || !isFile)
    throw new SoulError('usage', `There is no file ${path} to append.`, {
      hint: 'Write `--append @FILE` with an existing file.',
    });
  if (!isInside(real, workspace.configRoot)) return readWhole(real);
  const isOwn = isInside(real, workspace.root) && !workspace.reads.excluded.some((other) => isInside(real, other));
  if (!isOwn) {
    throw new SoulError('path-outside', `${path} belongs to another agent.`, {
      hint: 'Agents under one config never see each other’s files. Run it as that agent with `--agent ID`.',
    });
  }
  if (scope.kind === 'main') return withoutTombstoneKey(await readWhole(real));
  const { readForScope } = await import('../../src/render/read-for-scope.js');
  return readForScope(workspace, scope, relative(workspace.root, real));
}

async function readWhole(path: string): Promise<string> {
  const decoded = decodeText(await readFile(path));
  if (decoded !== null) return decoded.text;
  throw new SoulError('unreadable-file', `${path} is not UTF-8 text, so it cannot be appended.`);
}
