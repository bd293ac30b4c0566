import { realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SoulError } from '../errors/soul-error.js';
import { detectProfile } from './detect-profile.js';
import { readSnapshot } from './snapshot.js';

export const configFileName = 'agentsoul.json';

/**
 * The workspace a folder belongs to: the nearest one upwards with a config, else the folder itself if it has a known layout.
 * `standing` is the real path of the folder it was asked for. With `anyFolder` a folder of no known layout will do.
 */
export async function findWorkspace(
  dir: string,
  options: { anyFolder?: boolean | undefined } = {},
): Promise<{ root: string; hasConfig: boolean; standing: string }> {
  const start = realFolder(dir);
  for (let folder = start; ; folder = dirname(folder)) {
    if (isFile(join(folder, configFileName))) return { root: folder, hasConfig: true, standing: start };
    if (folder === dirname(folder)) break;
  }
  const root = { path: start, excluded: [] };
  if (options.anyFolder === true || (await readSnapshot(root, detectProfile)) !== null)
    return { root: start, hasConfig: false, standing: start };
  throw new SoulError('workspace-not-found', `There is no agent workspace in ${start} or above it.`, {
    hint: 'Run `agentsoul init` to create one here, or name one with `-C DIR`.',
  });
}

function realFolder(dir: string): string {
  try {
    const real = realpathSync.native(dir);
    if (statSync(real).isDirectory()) return real;
  } catch {
    // Told below, in words.
  }
  throw new SoulError('workspace-not-found', `There is no folder ${dir}.`, { hint: 'Check the path you gave.' });
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // A folder on the way that is closed to us holds no config for us.
    return false;
  }
}
