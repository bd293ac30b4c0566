import { readlink, realpath } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { SoulError } from '../../errors/soul-error.js';
import { stateFolder } from '../../workspace/change-in-progress.js';
import { linkInTheWay, type Root } from '../../workspace/read-workspace-file.js';
import { checkRelativePath, isInside } from '../../workspace/relative-paths.js';
import { refusedWrite } from '../../workspace/state-file.js';

/**
 * The real path of a write to `path`, relative to the root, with all links resolved. Refuses paths outside the root and paths that belong
 * to git or the journal.
 */
export async function resolveWriteTarget(root: Root, path: string): Promise<string> {
  checkRelativePath(path);
  const link = linkInTheWay(root, path);
  if (link !== null) throw refusedWrite(link);
  const real = await resolveExisting(join(root.path, path), path);
  const isAllowed =
    isInside(real, root.path) && real !== root.path && !root.excluded.some((folder) => isInside(real, folder));
  if (!isAllowed) {
    throw new SoulError('path-outside', `${path} leads outside the workspace through a link.`, {
      hint: 'Replace the link with a real file or folder. Nothing was changed.',
    });
  }
  const target = relative(root.path, real);
  const isReserved = target.split('/').some((part) => part.toLowerCase() === '.git') || isStatePath(target);
  if (isReserved) throw new SoulError('path-outside', `${path} belongs to agentsoul or git and is never edited.`);
  return target;
}

/** Some file systems ignore case. */
function isStatePath(path: string): boolean {
  return path.split('/')[0]?.toLowerCase() === stateFolder;
}

async function resolveExisting(path: string, asked: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOTDIR' || code === 'ELOOP') {
      throw new SoulError('path-outside', `${asked} has a parent that is not a folder.`, {
        hint: 'Nothing was changed.',
      });
    }
    if (code !== 'ENOENT') throw error;
    const isLink = await readlink(path).then(
      () => true,
      () => false,
    );
    if (isLink) {
      throw new SoulError('path-outside', `${asked} goes through a broken link.`, {
        hint: 'Remove the link or create its target. Nothing was changed.',
      });
    }
    return join(await resolveExisting(dirname(path), asked), basename(path));
  }
}
