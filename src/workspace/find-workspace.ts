import { realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SoulError } from '../errors/soul-error.js';
import { configFileName } from './config-file-name.js';
import { detectProfile } from './detect-profile.js';
import { readSnapshot } from './snapshot.js';

/**
 * The workspace of a folder: the nearest one at or above it with a config, else the folder itself if it has a known layout. `standing`
 * is the real path of the given folder. With `anyFolder`, a folder without a known layout is accepted.
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
    hint: 'Run `agentsoul init` to create one here, or select one with `-C DIR`.',
  });
}

function realFolder(dir: string): string {
  try {
    const real = realpathSync.native(dir);
    if (statSync(real).isDirectory()) return real;
  } catch {}
  throw new SoulError('workspace-not-found', `There is no folder ${dir}.`, { hint: 'Check the path you gave.' });
}

function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // An inaccessible parent folder counts as one without a config.
    return false;
  }
}
