import { SoulError } from '../../errors/soul-error.js';
import { blobId, treeEntries } from '../../git/read-blobs.js';
import { headCommit } from '../../git/repository.js';
import type { RollbackWorkspace } from './rollback-workspace.js';

/** Refuses to overwrite uncommitted content. A deleted file has none. */
export async function refuseUncommitted(
  { reader, repository }: RollbackWorkspace,
  paths: readonly string[],
): Promise<void> {
  const committed = await treeEntries(repository, await headCommit(repository), paths);
  const buried: string[] = [];
  for (const path of paths) {
    const file = await reader.read(path);
    if (file.state === 'present' && file.realPath !== path) throw linked(path, file.realPath);
    if (file.state === 'unreadable') throw unreadable(path, file.reason);
    const isKept =
      file.state === 'missing' || blobId(file.bytes, repository.objectFormat) === committed.get(path)?.blob;
    if (!isKept) buried.push(path);
  }
  if (buried.length === 0) return;
  throw new SoulError(
    'uncommitted-edits',
    `${buried.length === 1 ? 'A file has' : `${buried.length} files have`} uncommitted edits that the rollback would overwrite: ${buried.join(', ')}.`,
    {
      hint: `Record them with \`agentsoul save --reason "…"\`, or discard them with \`git restore -- ${buried.slice(0, 3).join(' ')}\`. Then run the rollback again. Nothing was changed.`,
    },
  );
}

function linked(path: string, target: string): SoulError {
  return new SoulError('path-outside', `${path} is a link to ${target}, or is behind one.`, {
    hint: 'Remove the link, then run the rollback again: it creates a regular file there. Nothing was changed.',
  });
}

function unreadable(path: string, reason: string): SoulError {
  return new SoulError('unreadable-file', `${path} cannot be rolled back safely. ${reason}`, {
    hint: 'Move it, then run the rollback again. Nothing was changed.',
  });
}
