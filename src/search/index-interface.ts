import type { Store } from '../entries/entry.js';
import type { ParsedMemories } from '../entries/read/parsed-memories.js';
import type { KnownFolders } from './file-stats.js';
import type { FileState, KnownFiles } from './find-changes.js';
import type { PreparedFile } from './prepare-file.js';

/** An open search index, whatever it is stored in. Must be closed. */
export type Index = {
  /** What it was built for; null if it was never built. */
  fingerprint(): string | null;
  /** The files it contains, with the state in which they were read. */
  files(): KnownFiles;
  /** The folders that were listed for it; null if they have to be listed again. */
  folders(): KnownFolders | null;
  counts(): { readonly files: number; readonly chunks: number };
  /** Runs `work` while this process alone changes the index: all of its changes are kept, or none. Throws `index-busy`. */
  change<Result>(work: (writer: IndexWriter) => Promise<Result>, options?: ChangeOptions): Promise<Result>;
  /** Runs `work` on one state of the index, whatever other processes change meanwhile. */
  read<Result>(work: () => Promise<Result>): Promise<Result>;
  /** What all files say, for callers that check themselves who may know it. */
  parsed(): ParsedMemories;
  /** What the scopes with these names may find. */
  view(names: readonly string[]): IndexView;
  /** The time of the clock that sets file times. */
  nowMs(): number;
  close(): void;
};

export type ChangeOptions = {
  /** How long to wait for other processes. */
  readonly timeoutMs?: number | undefined;
  /** Leave no byte of the previous content in the files of the index. */
  readonly erase?: boolean | undefined;
};

/** Changes an index. */
export type IndexWriter = {
  /** Starts over with an empty index. */
  clear(fingerprint: string, embedder: EmbedderKind | null): void;
  put(file: PreparedFile, state: FileState, vectors: ChunkVectors | null): void;
  remove(path: string): void;
  /** The content is the same, the file stats are not. */
  setStats(path: string, stats: string): void;
  setFolders(folders: KnownFolders): void;
  /** Vectors that the index has, or had before `clear`, by the hash of what they were computed from. */
  knownVectors(hashes: readonly string[]): ReadonlyMap<string, Int8Array>;
};

/** Vectors of different kinds are never compared. */
export type EmbedderKind = { readonly id: string; readonly dimensions: number };

/** Numbers from -127 to 127; null for a chunk without a vector. */
export type ChunkVectors = readonly (Int8Array | null)[];

/** Ways to say one thing: a chunk has it if it has every term of one of them. */
export type Alternatives = readonly (readonly string[])[];

/** Which chunks may be answers. Days are numbers (see chunk-facts.ts). */
export type Wanted = {
  readonly stores?: readonly Store[] | undefined;
  readonly days?: readonly [first: number, last: number] | undefined;
  /** Whether chunks without a day are left out. */
  readonly isDated?: boolean | undefined;
};

/** The part of an index that a scope may see. Other chunks are neither counted nor compared nor read. */
export type IndexView = {
  readonly chunkCount: number;
  /** In words. */
  readonly meanLength: number;
  /** Of a chunk together with its neighbours. */
  readonly meanWindowLength: number;
  /** Codes of the languages of the chunks. */
  readonly languages: ReadonlySet<string>;
  readonly speakers: ReadonlySet<string>;
  countChunks(alternatives: Alternatives): number;
  termsStartingWith(start: string, limit: number): string[];
  /** Ids of chunks that words speak for: the best of every audience, so possibly more than `limit`. */
  findByWords(alternatives: Alternatives, options: { readonly limit: number; readonly wanted: Wanted }): number[];
  /** Ids of the nearest chunks, the nearest first. */
  findByVector(vector: Int8Array, limit: number): number[];
  /** Ids of the latest chunks of these days, in the order of the days. */
  findByDays(
    ranges: readonly (readonly [first: number, last: number])[],
    options: { readonly limit: number; readonly wanted: Wanted },
  ): number[];
  readChunks(ids: readonly number[]): IndexedChunk[];
  readVectors(ids: readonly number[]): ReadonlyMap<number, Int8Array>;
  readText(id: number): ChunkText | null;
  /** The chunks of one entry, in order. */
  readEntry(path: string, entry: string): ChunkText[];
};

/** What ranking needs of a chunk. Chunks that stand side by side in a file have consecutive ids. */
export type IndexedChunk = {
  readonly id: number;
  readonly file: number;
  readonly path: string;
  readonly store: string;
  readonly length: number;
  readonly language: string;
  readonly speaker: string | null;
  readonly day: number;
  readonly marks: number;
  /** From 0 to 1. */
  readonly ofOther: number;
  /** Its terms, with a space before and after each. */
  readonly terms: string;
};

/** What is shown of a chunk. */
export type ChunkText = {
  readonly entry: string;
  readonly path: string;
  readonly store: Store;
  readonly startLine: number;
  readonly endLine: number;
  readonly heading: string;
  readonly text: string;
  readonly time: string | null;
  readonly type: string | null;
  readonly isSuperseded: boolean;
  readonly day: number;
  readonly language: string;
};
