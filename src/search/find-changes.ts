import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { listMemoryFiles, type MemoryPath } from '../entries/paths/memory-files.js';
import { readChangeState } from '../workspace/change-in-progress.js';
import type { FileBytes } from '../workspace/read-workspace-file.js';
import type { Workspace } from '../workspace/workspace.js';
import { fileLooker, folderLook, type KnownFolders } from './file-state.js';
import type { FileState } from './store-file.js';

/** What the index has to learn to be up to date. */
export type IndexChanges = {
  readonly changed: readonly { readonly file: MemoryPath; readonly read: FileBytes; readonly state: FileState }[];
  /** Files with the content they had, which look different from outside. */
  readonly touched: readonly { readonly path: string; readonly seen: string }[];
  readonly removed: readonly string[];
  /** Files that can't be read, with the reason. */
  readonly unreadable: readonly { readonly path: string; readonly reason: string }[];
  /** Where memories were looked for. */
  readonly places: KnownFolders;
};

/** Stands before the reason, in place of the hash of a file that can't be read. */
export const unreadableMark = 'unreadable:';

export type KnownFiles = ReadonlyMap<string, FileState>;

/**
 * Compares the files with what the index knows of them: by their looks first, then by their content. With a `limit`, no more
 * than so many changed files are read, enough to know that there are some.
 */
export async function findChanges(
  workspace: Workspace,
  known: KnownFiles,
  { nowMs, limit = Number.POSITIVE_INFINITY }: { nowMs: number; limit?: number },
): Promise<IndexChanges> {
  return workspace.snapshot(async (reader) => {
    const folders: [folder: string, seen: string][] = [];
    const files = await listMemoryFiles(workspace, {
      list(folder) {
        // Looked at before it is listed: what comes or goes in between is noticed by the next comparison.
        const { seen, isRecent } = folderLook(join(workspace.reads.path, folder), nowMs);
        folders.push([folder, isRecent ? '' : seen]);
        return reader.list(folder);
      },
    });
    const pending = await pendingPaths(workspace.root);
    const look = fileLooker(workspace.reads.path, nowMs);
    const changed: { file: MemoryPath; read: FileBytes; state: FileState }[] = [];
    const touched: { path: string; seen: string }[] = [];
    const unreadable: { path: string; reason: string }[] = [];
    for (const file of files) {
      const before = known.get(file.path);
      // Looked at before it is read: if it changes in between, the next comparison notices.
      const looks = look(file.path);
      const isPending = pending.has(file.path);
      if (before !== undefined && looks?.seen === before.seen && !isPending) {
        if (before.hash.startsWith(unreadableMark))
          unreadable.push({ path: file.path, reason: before.hash.slice(unreadableMark.length) });
        continue;
      }
      if (changed.length >= limit) break;
      const read = await reader.read(file.path);
      if (read.state === 'missing') continue;
      const hash = hashOf(read, file.path);
      if (read.state === 'unreadable') unreadable.push({ path: file.path, reason: read.reason });
      const seen = looks === null || looks.isRecent || isPending ? '' : looks.seen;
      if (before?.hash !== hash) changed.push({ file, read, state: { seen, hash } });
      else if (seen !== '' && seen !== before.seen) touched.push({ path: file.path, seen });
    }
    const present = new Set(files.map(({ path }) => path));
    const removed = [...known.keys()].filter((path) => !present.has(path));
    return { changed, touched, removed, unreadable, places: { excluded: workspace.reads.excluded, folders } };
  });
}

/** Files of a change under way may be shown as they will be while they look as they were. */
async function pendingPaths(root: string): Promise<ReadonlySet<string>> {
  const { intent } = await readChangeState(root);
  return new Set(intent?.files.map(({ path }) => path));
}

/** Content and who else could read it: a file with other names is for the owner alone. */
function hashOf(read: FileBytes, path: string): string {
  if (read.state === 'unreadable') return `${unreadableMark}${read.reason}`;
  if (read.state === 'missing') return 'missing';
  const isAlias = read.realPath !== path || read.hasOtherNames === true;
  return `${createHash('sha256').update(read.bytes).digest('hex')}${isAlias ? ':alias' : ''}`;
}
