import { realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SoulError } from '../errors/soul-error.js';
import { detectProfile } from './detect-profile.js';
import { readSnapshot } from './snapshot.js';

export const configFileName = 'agentsoul.json';

/**
 * The workspace a folder belongs to: the nearest one upwards with a config, else the folder itself if it has a known layout.
 * `standing` is the real path of the folder it was asked for.
 */
export async function findWorkspace(dir: string): Promise<{ root: string; hasConfig: boolean; standing: string }> {
  const start = await realFolder(dir);
  for (let folder = start; ; folder = dirname(folder)) {
    if (await isFile(join(folder, configFileName))) return { root: folder, hasConfig: true, standing: start };
    if (folder === dirname(folder)) break;
  }
  const root = { path: start, excluded: [] };
  if ((await readSnapshot(root, detectProfile)) !== null) return { root: start, hasConfig: false, standing: start };
  throw new SoulError('workspace-not-found', `There is no agent workspace in ${start} or above it.`, {
    hint: 'Run `agentsoul init` to create one here, or name one with `-C DIR`.',
  });
}

async function realFolder(dir: string): Promise<string> {
  try {
    const real = await realpath(dir);
    if ((await stat(real)).isDirectory()) return real;
  } catch {
    // Told below, in words.
  }
  throw new SoulError('workspace-not-found', `There is no folder ${dir}.`, { hint: 'Check the path given with `-C`.' });
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
}
