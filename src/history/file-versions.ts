import { readBlobs } from '../git/read-blobs.js';
import { git, type Repository } from '../git/repository.js';
import { listChanges, type RecordedChange } from './list-changes.js';

/** A file as a commit left it; null if it did not exist. */
export type FileVersion = { readonly change: RecordedChange; readonly content: Buffer | null };

/** The versions of a file, newest first. */
export async function fileVersions(repository: Repository, path: string): Promise<FileVersion[]> {
  const changes = await listChanges(repository, { path });
  const names = changes.map(({ commit }) => `${commit}:${repository.prefix}${path}\n`).join('');
  if (names === '') return [];
  const { stdout } = await git(repository, ['cat-file', '--batch-check'], { stdin: names });
  const blobs = stdout
    .toString('utf8')
    .split('\n')
    .map((line) => /^([0-9a-f]{40,}) blob /.exec(line)?.[1] ?? null);
  const contents = await readBlobs(
    repository,
    blobs.filter((blob) => blob !== null),
  );
  return changes.map((change, index) => ({ change, content: contents.get(blobs[index] ?? '') ?? null }));
}
