import { parseGraphFile } from '../entries/graph/read-graph.js';
import { parseEntries } from '../entries/read/read-all-memories.js';
import { decodeText } from '../workspace/decode-text.js';
import type { Workspace } from '../workspace/workspace.js';
import { embedChunks, type IndexEmbedder } from './embed-chunks.js';
import {
  type ChangedFile,
  type ChangeLimits,
  findChanges,
  type IndexChanges,
  type KnownFiles,
  type UnreadableFile,
  unreadableFiles,
} from './find-changes.js';
import { fingerprintOf } from './index-fingerprint.js';
import type { Index, IndexWriter } from './index-interface.js';
import { areNewFolders, isUnchanged } from './is-unchanged.js';
import { prepareFile } from './prepare-file.js';

export type RefreshOptions = {
  readonly embedder: IndexEmbedder | null;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** How long to wait for another process that changes the index. */
  readonly timeoutMs?: number | undefined;
};

export type Refreshed = {
  /** Files that were read or removed. */
  readonly files: number;
  readonly unreadable: readonly UnreadableFile[];
  /** Whether the whole index was built, because there was none or it was built for other settings. */
  readonly isNew: boolean;
};

const usualTimeoutMs = 30_000;

/** Brings the index up to date with the files. Reads and writes only what changed. Throws `index-busy`. */
export async function refreshIndex(index: Index, workspace: Workspace, options: RefreshOptions): Promise<Refreshed> {
  let found: FoundChanges | null = null;
  if (index.fingerprint() === fingerprintOf(workspace, options.embedder)) {
    const [known, folders] = [index.files(), index.folders()];
    if (isUnchanged(workspace, known, folders)) return { files: 0, unreadable: unreadableFiles(known), isNew: false };
    const changes = await findChanges(workspace, known, { nowMs: index.nowMs(), limits });
    if (!hasChanges(changes) && !areNewFolders(changes.folders, folders))
      return { files: 0, unreadable: changes.unreadable, isNew: false };
    found = { changes, known };
  }
  const { timeoutMs = usualTimeoutMs } = options;
  return index.change((writer) => updateIndex(index, writer, { ...options, workspace, found }), { timeoutMs });
}

/** Builds the whole index. Afterwards its files contain nothing of the previous one. Throws `index-busy`. */
export async function rebuildIndex(index: Index, workspace: Workspace, options: RefreshOptions): Promise<Refreshed> {
  return index.change((writer) => updateIndex(index, writer, { ...options, workspace, isFull: true }), {
    timeoutMs: options.timeoutMs ?? usualTimeoutMs * 2,
    erase: true,
  });
}

type Update = RefreshOptions & {
  readonly workspace: Workspace;
  readonly isFull?: boolean;
  /** What was found before this process could write, so that it need not be looked for again. */
  readonly found?: FoundChanges | null;
};

type FoundChanges = { readonly changes: IndexChanges; readonly known: KnownFiles };

/** Whether no other process updated the same files meanwhile. */
function stillHold({ changes, known }: FoundChanges, current: KnownFiles): boolean {
  const paths = [...changes.changed.map(({ file }) => file.path), ...changes.touched.map(({ path }) => path)];
  return [...paths, ...changes.removed].every((path) => {
    const [before, now] = [known.get(path), current.get(path)];
    return before?.hash === now?.hash && before?.stats === now?.stats;
  });
}

/** How much is read before it is written. */
const limits: ChangeLimits = { files: 500, bytes: 4 * 1024 * 1024 };

/** Reads and writes in rounds, so that memory is bounded. The last round finds what changed during the others. */
async function updateIndex(
  index: Index,
  writer: IndexWriter,
  { workspace, embedder, onProgress, isFull = false, found = null }: Update,
): Promise<Refreshed> {
  const fingerprint = fingerprintOf(workspace, embedder);
  const isNew = isFull || index.fingerprint() !== fingerprint;
  const known = new Map(isNew ? [] : index.files());
  if (isNew) writer.clear(fingerprint, embedder);
  let [done, removed] = [0, 0];
  let next = !isNew && found !== null && stillHold(found, known) ? found.changes : null;
  for (;;) {
    const changes = next ?? (await findChanges(workspace, known, { nowMs: index.nowMs(), limits }));
    next = null;
    for (const path of changes.removed) {
      writer.remove(path);
      known.delete(path);
    }
    for (const { path, stats } of changes.touched) {
      writer.setStats(path, stats);
      known.set(path, { stats, hash: known.get(path)?.hash ?? '' });
    }
    const total = done + changes.changed.length + changes.waiting;
    for (const changed of changes.changed) {
      await putFile(writer, changed, { workspace, embedder });
      known.set(changed.file.path, changed.state);
      done++;
      onProgress?.(done, total);
    }
    removed += changes.removed.length;
    if (changes.waiting > 0) continue;
    writer.setFolders(changes.folders);
    return { files: done + removed, unreadable: changes.unreadable, isNew };
  }
}

async function putFile(
  writer: IndexWriter,
  { file, read, state }: ChangedFile,
  { workspace, embedder }: Pick<Update, 'workspace' | 'embedder'>,
): Promise<void> {
  const text = (read.state === 'present' ? decodeText(read.bytes)?.text : undefined) ?? '';
  const parsed = { entries: parseEntries(workspace, file, read), entity: parseGraphFile(workspace, file, read) };
  const prepared = prepareFile(file.path, file.store, { parsed, text });
  const vectors = embedder === null ? null : await embedChunks(embedder, prepared.chunks, writer.knownVectors);
  writer.put(prepared, state, vectors);
}

function hasChanges({ changed, touched, removed, waiting }: IndexChanges): boolean {
  return changed.length + touched.length + removed.length + waiting > 0;
}
