import { realpath } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileAt } from '../../git/read-blobs.js';
import { isInside } from '../../workspace/relative-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { findBaseRevision } from '../base-revision/find-base-revision.js';

/**
 * The text of a baseline at a revision: null when it was not there. `elsewhere` for a file outside of the repository, which no
 * change of the repository can write.
 */
export async function baselineAtRevision(
  workspace: Workspace,
  { revision, file }: { readonly revision: string; readonly file: string },
): Promise<string | null | 'elsewhere'> {
  const { repository, tip } = await findBaseRevision(workspace, revision);
  // By its name and by where that leads: a link in the checkout must not make it look as if it lay elsewhere.
  const place = [file, await realPlace(file)].find((path) => isInside(path, repository.top));
  if (place === undefined) return 'elsewhere';
  const bytes = await fileAt({ ...repository, prefix: '' }, tip, relative(repository.top, place));
  return bytes === null ? null : bytes.toString('utf8');
}

async function realPlace(file: string): Promise<string> {
  try {
    return join(await realpath(dirname(file)), basename(file));
  } catch {
    // The folder may be gone since; then the name has to do.
    return file;
  }
}
