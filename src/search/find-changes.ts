import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { listMarkdownFiles, type MemoryPath, pathDescriber } from '../entries/paths/memory-files.js';
import { readChangeState } from '../workspace/change-in-progress.js';
import type { FileBytes } from '../workspace/read-workspace-file.js';
import type { Workspace } from '../workspace/workspace.js';
import { fileStatsReader, folderStats, type KnownFolders } from './file-stats.js';

/** A file as it was when it was read; see file-stats.ts. */
export type FileState = { readonly stats: string; readonly hash: string };

export type KnownFiles = ReadonlyMap<string, FileState>;

export type ChangedFile = { readonly file: MemoryPath; readonly read: FileBytes; readonly state: FileState };

/** What the index lacks. */
export type IndexChanges = {
  readonly changed: readonly ChangedFile[];
  /** Files with the same content and other stats. */
  readonly touched: readonly { readonly path: string; readonly stats: string }[];
  readonly removed: readonly string[];
  /** Files with other stats that were not read yet, because the limit was reached. */
  readonly waiting: number;
  readonly unreadable: readonly UnreadableFile[];
  readonly folders: KnownFolders;
};

export type UnreadableFile = { readonly path: string; readonly reason: string };

/** Precedes the reason in place of the hash of a file that can't be read. */
const unreadableMark = 'unreadable:';

export type ChangeLimits = { readonly files: number; readonly bytes: number };

/** Compares the files with what the index knows of them: by their stats first, then by their content. */
export async function findChanges(
  workspace: Workspace,
  known: KnownFiles,
  { nowMs, limits }: { nowMs: number; limits: ChangeLimits },
): Promise<IndexChanges> {
  return workspace.snapshot(async (reader) => {
    const folders: [folder: string, stats: string][] = [];
    const paths = await listMarkdownFiles(workspace, {
      list(folder) {
        // Before it is listed: what is added or removed in between is noticed by the next comparison.
        const { stats, isRecent } = folderStats(join(workspace.reads.path, folder), nowMs);
        folders.push([folder, isRecent ? '' : stats]);
        return reader.list(folder);
      },
    });
    const pending = await pendingPaths(workspace.root);
    const statsOf = fileStatsReader(workspace.reads.path, nowMs);
    const changed: ChangedFile[] = [];
    const touched: { path: string; stats: string }[] = [];
    const unreadable: UnreadableFile[] = [];
    let [waiting, bytes] = [0, 0];
    const describe = pathDescriber(workspace);
    const present = new Set<string>();
    for (const path of paths) {
      const before = known.get(path);
      // Describing all files would take longer than anything else, and those that are known were described before.
      const described = before === undefined ? describe(path) : null;
      if (before === undefined && described === null) continue;
      present.add(path);
      // Before it is read: if it changes in between, the next comparison notices.
      const found = statsOf(path);
      const isPending = pending.has(path);
      if (before !== undefined && found?.stats === before.stats && !isPending) {
        unreadable.push(...unreadableFile(path, before));
        continue;
      }
      const file = described ?? describe(path);
      if (file === null) continue;
      if (changed.length >= limits.files || bytes >= limits.bytes) {
        waiting++;
        continue;
      }
      const read = await reader.read(file.path);
      if (read.state === 'missing') continue;
      if (read.state === 'present') bytes += read.bytes.length;
      const stats = found === null || found.isRecent || isPending ? '' : found.stats;
      const state = { stats, hash: hashOf(read, file.path) };
      unreadable.push(...unreadableFile(file.path, state));
      if (before?.hash !== state.hash) changed.push({ file, read, state });
      else if (stats !== '' && stats !== before.stats) touched.push({ path: file.path, stats });
    }
    const removed = [...known.keys()].filter((path) => !present.has(path));
    const places = { excluded: workspace.reads.excluded, folders };
    return { changed, touched, removed, waiting, unreadable, folders: places };
  });
}

/** The known files that could not be read. */
export function unreadableFiles(known: KnownFiles): UnreadableFile[] {
  return [...known].flatMap(([path, state]) => unreadableFile(path, state));
}

function unreadableFile(path: string, { hash }: FileState): UnreadableFile[] {
  return hash.startsWith(unreadableMark) ? [{ path, reason: hash.slice(unreadableMark.length) }] : [];
}

/** Files of a change under way may be shown as they will be, while their stats are the old ones. */
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
