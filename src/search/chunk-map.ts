import { storeNames } from '../entries/entry.js';
import type { Database } from '../sqlite/database.js';
import { type ChunkMemory, chunkMemory } from './chunk-memory.js';
import { type Facts, factAt, factCount } from './facts.js';
import { columnCount, columns, readFileTable } from './file-table.js';
import { chunksPerFile } from './index-schema.js';

/** All chunks of the index side by side, in the order of their files. A chunk's slot is its place here. */
export type ChunkMap = {
  readonly slots: number;
  readonly fileCount: number;
  /** Whether the scope may know of the chunk. Nothing is ever counted of one it may not. */
  readonly visible: Uint8Array;
  readonly visibleCount: number;
  /** Words of all visible chunks together. */
  readonly visibleLength: number;
  /** Numbers of the languages and speakers of visible chunks. */
  readonly languages: ReadonlySet<number>;
  readonly speakers: ReadonlySet<number>;
  /** The place of the file of each chunk among all files. */
  readonly fileIndex: Uint32Array;
  fact(slot: number, name: keyof Facts): number;
  /** The file of a chunk. */
  fileAt(slot: number): MappedFile;
  readonly memory: ChunkMemory;
};

export type MappedFile = {
  readonly id: number;
  readonly path: string;
  readonly store: string;
  /** Its first slot, and the one after its last. */
  readonly start: number;
  readonly end: number;
};

/** Reads what ranking needs to know about every chunk. `allowed` are the numbers of the audiences the scope belongs to. */
export function readChunkMap(database: Database, allowed: ReadonlySet<number>): ChunkMap {
  const { paths, table, facts } = readFileTable(database);
  const memory = chunkMemory({
    chunks: Math.floor(facts.length / (factCount * 2)),
    files: paths.length,
    numbers: highestNumber(table) + 1,
  });
  new Uint8Array(memory.facts.buffer, memory.facts.byteOffset, memory.facts.byteLength).set(facts);
  return {
    ...lookThrough(memory, table, allowed),
    slots: memory.chunks,
    fileCount: paths.length,
    visible: memory.visible,
    fileIndex: memory.fileOf,
    fact: (slot, name) => memory.facts[slot * factCount + factAt[name]] ?? 0,
    fileAt(slot) {
      const index = memory.fileOf[slot] ?? 0;
      return {
        id: table[index * columnCount + columns.id] ?? 0,
        path: paths[index] ?? '',
        store: storeNames[table[index * columnCount + columns.store] ?? 0] ?? '',
        start: memory.bounds[index] ?? 0,
        end: memory.bounds[index + 1] ?? 0,
      };
    },
    memory,
  };
}

/** Under which number the chunk of a slot is stored. */
export function chunkIdOf(map: ChunkMap, slot: number): number {
  const { id, start } = map.fileAt(slot);
  return id * chunksPerFile + slot - start;
}

function highestNumber(table: Uint32Array): number {
  let highest = 0;
  for (let at = columns.id; at < table.length; at += columnCount) highest = Math.max(highest, table[at] ?? 0);
  return highest;
}

type Seen = Pick<ChunkMap, 'visibleCount' | 'visibleLength' | 'languages' | 'speakers'>;

/** Marks what is visible and writes down where files begin. */
function lookThrough(memory: ChunkMemory, table: Uint32Array, allowed: ReadonlySet<number>): Seen {
  const { facts, visible, fileOf, bounds, starts } = memory;
  const languages = new Set<number>();
  const speakers = new Set<number>();
  let visibleCount = 0;
  let visibleLength = 0;
  let start = 0;
  starts.fill(-1);
  for (let row = 0, index = 0; row < table.length; row += columnCount, index++) {
    const end = start + (table[row + columns.chunks] ?? 0);
    bounds[index] = start;
    bounds[index + 1] = end;
    starts[table[row + columns.id] ?? 0] = start;
    fileOf.fill(index, start, end);
    const audience = table[row + columns.audience] ?? 0;
    if (audience !== 0 && allowed.has(audience)) {
      visible.fill(1, start, end);
      visibleCount += end - start;
      visibleLength += table[row + columns.length] ?? 0;
      languages.add(table[row + columns.language] ?? 0);
      speakers.add(table[row + columns.speaker] ?? 0);
    }
    for (let slot = start; audience === 0 && slot < end; slot++) {
      const at = slot * factCount;
      if (!allowed.has(facts[at + factAt.audience] ?? 0)) continue;
      visible[slot] = 1;
      visibleCount++;
      visibleLength += facts[at + factAt.length] ?? 0;
      languages.add(facts[at + factAt.language] ?? 0);
      speakers.add(facts[at + factAt.speaker] ?? 0);
    }
    start = end;
  }
  return { visibleCount, visibleLength, languages: new Set([...languages].sort(byNumber)), speakers };
}

function byNumber(one: number, other: number): number {
  return one - other;
}

/** The numbers of the audiences that one of the names belongs to. */
export function allowedAudiences(database: Database, names: readonly string[]): Set<number> {
  const rows: unknown[] = database.prepare('SELECT id, names FROM audiences').raw().all();
  const allowed = new Set<number>();
  for (const row of rows) {
    if (!Array.isArray(row)) continue;
    const [id, audience] = row;
    if (typeof id !== 'number' || typeof audience !== 'string') continue;
    const members = audience.split('\n');
    if (names.some((name) => members.includes(name))) allowed.add(id);
  }
  return allowed;
}
