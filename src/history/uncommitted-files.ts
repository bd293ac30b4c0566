import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { allEntries, blobId, isPlainFile } from '../git/read-blobs.js';
import { git, headCommit, type Repository } from '../git/repository.js';
import { stateFolder } from '../workspace/change-in-progress.js';
import { type Root, readBytes } from '../workspace/read-workspace-file.js';
import { isInside } from '../workspace/relative-paths.js';

/**
 * Regular files that differ from the last commit, including new ones, without ignored ones. Hashes the files itself: `git status` would
 * run any filters that the repository's configuration names.
 */
export async function uncommittedFiles({ reads }: { reads: Root }, repository: Repository): Promise<string[]> {
  const committed = await allEntries(repository, await headCommit(repository));
  const { present, leftAlone } = await listedFiles(repository);
  const edited: string[] = [];
  for (const [path, entry] of committed) {
    if (leftAlone.has(path) || !isPlainFile(entry)) continue;
    if (await isEdited(reads, path, { blob: entry.blob, repository })) edited.push(path);
  }
  for (const path of present) {
    if (!committed.has(path) && (await isOwnFile(reads, path))) edited.push(path);
  }
  return edited.sort();
}

async function isEdited(
  reads: Root,
  path: string,
  { blob, repository }: { blob: string; repository: Repository },
): Promise<boolean> {
  const file = await readBytes(reads, path);
  if (file.state === 'missing') return true;
  // If a link replaced the file, its target is checked under its own name.
  return file.state === 'present' && file.realPath === path && blobId(file.bytes, repository.objectFormat) !== blob;
}

async function isOwnFile(reads: Root, path: string): Promise<boolean> {
  const full = join(reads.path, path);
  if (reads.excluded.some((folder) => isInside(full, folder))) return false;
  return lstat(full).then(
    (entry) => entry.isFile(),
    () => false,
  );
}

type Listed = {
  /** Files that git would add, and those that were added and not committed yet. */
  readonly present: ReadonlySet<string>;
  /** Files outside a sparse checkout, and those marked as assumed unchanged. */
  readonly leftAlone: ReadonlySet<string>;
};

async function listedFiles(repository: Repository): Promise<Listed> {
  const folder = repository.prefix === '' ? '.' : repository.prefix;
  const { stdout } = await git(
    repository,
    ['ls-files', '-v', '-z', '--cached', '--others', '--exclude-standard', '--', folder],
    {
      extraEnv: { GIT_INDEX_FILE: repository.indexFile },
    },
  );
  const present = new Set<string>();
  const leftAlone = new Set<string>();
  for (const line of stdout.toString('utf8').split('\0')) {
    const path = line.slice('H '.length + repository.prefix.length);
    if (path === '' || path.endsWith('/') || path.startsWith(`${stateFolder}/`)) continue;
    if (/^[Sa-z] /.test(line)) leftAlone.add(path);
    else present.add(path);
  }
  return { present, leftAlone };
}
