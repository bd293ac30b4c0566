import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { operationInProgress } from '../../git/operation-in-progress.js';
import { type TreeEntry, treeEntries } from '../../git/read-blobs.js';
import { exists, git, headCommit, type Repository } from '../../git/repository.js';
import { stateFolder } from '../../workspace/change-in-progress.js';
import { maxFileBytes } from '../../workspace/read-workspace-file.js';
import { checkRelativePath } from '../../workspace/relative-paths.js';
import { readPlainText, type StateFile } from '../../workspace/state-file.js';
import { replaceFile } from '../files/write-file-durably.js';
import { indexLockOf, refreshUserIndex } from './refresh-user-index.js';

/** Paths for which the user's index still has an old version: its blob, or null if the path is not in the index. */
type Behind = ReadonlyMap<string, string | null>;

export const staleIndexFile: StateFile = { path: `${stateFolder}/index-behind.json`, maxBytes: maxFileBytes };
const behindSchema = () => z.array(z.object({ path: z.string(), blob: z.string().nullable() }));

/** Records that the user's index could not be updated for these paths. */
export async function recordStaleIndex(
  repository: Repository,
  { root, paths, token }: { root: string; paths: readonly string[]; token: string },
): Promise<void> {
  const blobs = await indexBlobs(repository, paths);
  const behind = new Map([
    ...(await readBehind(root)),
    ...paths.map((path) => [path, blobs.get(path) ?? null] as const),
  ]);
  const list = [...behind].map(([path, blob]) => ({ path, blob }));
  await replaceFile(join(root, staleIndexFile.path), Buffer.from(JSON.stringify(list)), { token });
}

/**
 * Updates the user's index where an earlier change could not. Paths for which they staged something else since then are left
 * unchanged.
 */
export async function catchUpUserIndex(
  repository: Repository,
  { root, token }: { root: string; token: string },
): Promise<void> {
  const behind = await readBehind(root);
  if ((await exists(indexLockOf(repository))) || (await operationInProgress(repository)) !== null) return;
  const paths = [...behind.keys()];
  const blobs = await indexBlobs(repository, paths);
  const committed = await treeEntries(repository, await headCommit(repository), paths);
  const entries = new Map<string, TreeEntry | null>();
  for (const [path, blob] of behind) {
    const entry = committed.get(path) ?? null;
    const isUntouched = (blobs.get(path) ?? null) === blob;
    if (isUntouched && (entry?.blob ?? null) !== blob) entries.set(path, entry);
  }
  const reason = await refreshUserIndex(repository, { root, entries, token });
  if (reason === null) await rm(join(root, staleIndexFile.path), { force: true });
}

async function readBehind(root: string): Promise<Behind> {
  try {
    const list = behindSchema().parse(JSON.parse(readPlainText(root, staleIndexFile)));
    return new Map(list.map(({ path, blob }) => [checkRelativePath(path), blob]));
  } catch {
    // A missing or damaged list counts as empty: the user sees the difference in `git status`.
    return new Map();
  }
}

/** The user's index entries for these paths. A path in conflict counts as their own. */
async function indexBlobs(repository: Repository, paths: readonly string[]): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const { code, stdout } = await git(
    repository,
    ['ls-files', '-s', '-z', '--', ...paths.map((path) => repository.prefix + path)],
    { extraEnv: { GIT_INDEX_FILE: repository.indexFile }, allow: [128] },
  );
  const blobs = new Map<string, string>();
  for (const line of code === 0 ? stdout.toString('utf8').split('\0') : []) {
    const [, blob = '', stage = '', path = ''] = /^\d+ ([0-9a-f]+) (\d)\t(.*)$/s.exec(line) ?? [];
    if (path !== '') blobs.set(path.slice(repository.prefix.length), stage === '0' ? blob : `${blob} in conflict`);
  }
  return blobs;
}
