import type { Database } from './database.js';
import { type Facts, factAt, factCount, unpackFacts } from './facts.js';

/** All chunks of the index side by side, in the order of their files. A chunk's slot is its place here. */
export type ChunkMap = {
  readonly slots: number;
  readonly files: readonly MappedFile[];
  readonly fileOf: ReadonlyMap<number, MappedFile>;
  /** Whether the scope may know of the chunk. Nothing is ever counted of one it may not. */
  readonly visible: Uint8Array;
  readonly visibleCount: number;
  /** Words of all visible chunks together. */
  readonly visibleLength: number;
  /** Numbers of the languages and speakers of visible chunks. */
  readonly languages: ReadonlySet<number>;
  readonly speakers: ReadonlySet<number>;
  /** The place in `files` of the file of each chunk. */
  readonly fileIndex: Uint32Array;
  fact(slot: number, name: keyof Facts): number;
  readonly facts: Uint16Array;
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
  const rows: unknown[] = database.prepare('SELECT id, path, store, facts FROM files ORDER BY path').raw().all();
  const files: MappedFile[] = [];
  const parts: Uint16Array[] = [];
  let slots = 0;
  for (const row of rows) {
    if (!Array.isArray(row)) continue;
    const [id, path, store, bytes] = row;
    if (
      typeof id !== 'number' ||
      typeof path !== 'string' ||
      typeof store !== 'string' ||
      !(bytes instanceof Uint8Array)
    )
      continue;
    const part = unpackFacts(bytes);
    const end = slots + part.length / factCount;
    files.push({ id, path, store, start: slots, end });
    parts.push(part);
    slots = end;
  }
  const facts = new Uint16Array(slots * factCount);
  for (const [index, part] of parts.entries()) facts.set(part, (files[index]?.start ?? 0) * factCount);
  const fileIndex = new Uint32Array(slots);
  for (const [index, { start, end }] of files.entries()) fileIndex.fill(index, start, end);
  const visible = new Uint8Array(slots);
  let visibleCount = 0;
  let visibleLength = 0;
  const isAllowed = new Uint8Array(2 ** 16);
  for (const audience of allowed) isAllowed[audience] = 1;
  const seen = { languages: new Uint8Array(2 ** 16), speakers: new Uint8Array(2 ** 16) };
  for (let slot = 0, at = 0; slot < slots; slot++, at += factCount) {
    if (isAllowed[facts[at + factAt.audience] ?? 0] !== 1) continue;
    visible[slot] = 1;
    visibleCount++;
    visibleLength += facts[at + factAt.length] ?? 0;
    seen.speakers[facts[at + factAt.speaker] ?? 0] = 1;
    seen.languages[facts[at + factAt.language] ?? 0] = 1;
  }
  return {
    slots,
    files,
    fileOf: new Map(files.map((file) => [file.id, file])),
    visible,
    visibleCount,
    visibleLength,
    facts,
    fileIndex,
    languages: numbersIn(seen.languages),
    speakers: numbersIn(seen.speakers),
    fact: (slot, name) => facts[slot * factCount + factAt[name]] ?? 0,
  };
}

function numbersIn(seen: Uint8Array): Set<number> {
  const numbers = new Set<number>();
  for (let number = seen.indexOf(1); number !== -1; number = seen.indexOf(1, number + 1)) numbers.add(number);
  return numbers;
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
