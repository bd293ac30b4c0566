import { isPlainFile, readContents } from '../git/read-blobs.js';
import type { Repository } from '../git/repository.js';
import { changedFiles } from './list-changes.js';

/** A file of the workspace that a commit changed, with its bytes before and after; null if it did not exist. */
export type ChangedContent = {
  readonly path: string;
  readonly before: Buffer | null;
  readonly after: Buffer | null;
};

/** The regular files a commit changed. Links and submodules are never changed by us. */
export async function changedContents(repository: Repository, commit: string): Promise<ChangedContent[]> {
  const files = (await changedFiles(repository, commit)).filter(({ before, after }) =>
    [before, after].every((entry) => entry === null || isPlainFile(entry)),
  );
  const contentOf = await readContents(
    repository,
    files.flatMap(({ before, after }) => [before, after]),
  );
  return files.map(({ path, before, after }) => ({ path, before: contentOf(before), after: contentOf(after) }));
}
