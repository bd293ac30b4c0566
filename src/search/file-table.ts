import { storeNames } from '../entries/entry.js';
import type { Database } from '../sqlite/database.js';
import { factAt, factCount, unpackFacts } from './facts.js';

/** What a search needs to know of all files, in the order of their paths: one row for all, because a row each takes far longer. */
export type FileTable = {
  readonly paths: readonly string[];
  /** `columnCount` numbers for each file. */
  readonly table: Uint32Array;
  /** The facts of all chunks, one file after the other. */
  readonly facts: Uint8Array;
};

/**
 * The numbers of a file. The last four are those of all its chunks, `length` taken together; the audience is 0 where they aren't
 * alike, and each has to be looked at.
 */
export const columns = { id: 0, chunks: 1, store: 2, length: 3, audience: 4, language: 5, speaker: 6 } as const;

export const columnCount = 7;

export function readFileTable(database: Database): FileTable {
  const read = database.prepare('SELECT value FROM overview WHERE name = ?').pluck();
  const [table, facts] = [read.get('table'), read.get('facts')];
  return {
    paths: readPaths(database),
    table: new Uint32Array(table instanceof Uint8Array ? Uint8Array.from(table).buffer : []),
    facts: facts instanceof Uint8Array ? facts : new Uint8Array(0),
  };
}

export function readPaths(database: Database): readonly string[] {
  const text: unknown = database.prepare("SELECT value FROM overview WHERE name = 'paths'").pluck().get();
  if (typeof text !== 'string') return [];
  const before = lastRead.get(database);
  if (before?.text === text) return before.paths;
  const paths: readonly string[] = JSON.parse(text);
  lastRead.set(database, { text, paths });
  return paths;
}

/** They are needed to look at the files and once more to rank what is in them, and taking them apart takes longer than comparing. */
const lastRead = new WeakMap<Database, { readonly text: string; readonly paths: readonly string[] }>();

/** Writes down anew what the index knows of its files. */
export function writeFileTable(database: Database): void {
  const rows: unknown[] = database.prepare('SELECT path, id, store, facts FROM files ORDER BY path').raw().all();
  const paths: string[] = [];
  const numbers: number[] = [];
  const parts: Uint8Array[] = [];
  for (const row of rows) {
    if (!Array.isArray(row)) continue;
    const [path, id, store, facts] = row;
    if (typeof path !== 'string' || typeof id !== 'number' || !(facts instanceof Uint8Array)) continue;
    paths.push(path);
    parts.push(facts);
    numbers.push(
      id,
      facts.length / (factCount * 2),
      storeNames.findIndex((name) => name === store),
      ...summary(facts),
    );
  }
  const write = database.prepare('INSERT OR REPLACE INTO overview VALUES (?, ?)');
  write.run('paths', JSON.stringify(paths));
  write.run('table', new Uint8Array(Uint32Array.from(numbers).buffer));
  write.run('facts', Buffer.concat(parts));
}

function summary(bytes: Uint8Array): [length: number, audience: number, language: number, speaker: number] {
  const facts = unpackFacts(bytes);
  let length = 0;
  let isAlike = true;
  for (let at = 0; at < facts.length; at += factCount) {
    length += facts[at + factAt.length] ?? 0;
    isAlike &&= mixable.every((column) => facts[at + column] === facts[column]);
  }
  const [audience = 0, language = 0, speaker = 0] = mixable.map((column) => facts[column] ?? 0);
  return [length, isAlike ? audience : 0, language, speaker];
}

const mixable = [factAt.audience, factAt.language, factAt.speaker];
