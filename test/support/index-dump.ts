import { factCount, factNames, unpackFacts } from '../../src/search/facts.js';
import { chunksPerFile } from '../../src/search/index-schema.js';
import { visitVectors } from '../../src/search/store-vectors.js';
import type { Database, SqlValue } from '../../src/sqlite/database.js';
import { openDatabase } from '../../src/sqlite/open-database.js';
import { visitBlock } from './visit-block.js';

/** All that an index says about its files, without the numbers it has given to things and without their looks from outside. */
export function dumpIndex(file: string): Record<string, unknown> {
  const database = openDatabase(file, { readonly: true });
  try {
    const all = (sql: string, ...values: SqlValue[]) =>
      database
        .prepare(sql)
        .raw()
        .all(...values) as unknown[][];
    const names = (table: string, column: string) =>
      new Map(all(`SELECT id, ${column} FROM ${table}`).map(([id, name]) => [id, name]));
    const audiences = names('audiences', 'names');
    const speakers = names('speakers', 'name');
    const vectors = vectorsByFile(database);
    const placesOf = new Map<number, string[]>();
    for (const [term, block, parts] of all('SELECT term, block, parts FROM postings')) {
      for (const [file, places] of filesIn(Number(block), parts as Uint8Array))
        placesOf.set(file, [...(placesOf.get(file) ?? []), `${term} ${places.join(' ')}`]);
    }
    return Object.fromEntries(
      all('SELECT path, id, store, hash, facts, terms FROM files JOIN terms ON file = id ORDER BY path').map(
        ([path, id, store, hash, bytes, terms]) => {
          const first = Number(id) * chunksPerFile;
          const chunks = all(
            'SELECT id, entry, start_line, end_line, heading, text, time, type, superseded FROM chunks WHERE id BETWEEN ? AND ? ORDER BY id',
            first,
            first + chunksPerFile - 1,
          );
          const facts = unpackFacts(bytes as Uint8Array);
          const described = chunks.map(([, ...said], place) => ({
            said,
            facts: factNames.map((name, column) => {
              const value = facts[place * factCount + column];
              return name === 'audience'
                ? audiences.get(value)
                : name === 'speaker'
                  ? (speakers.get(value) ?? null)
                  : value;
            }),
          }));
          const postings = placesOf.get(Number(id))?.sort() ?? [];
          const vector = vectors.get(Number(id)) ?? null;
          return [String(path), { store, hash, described, vector, postings, terms: String(terms).split('\n').sort() }];
        },
      ),
    );
  } finally {
    database.close();
  }
}

function vectorsByFile(database: Database): Map<number, string> {
  const found = new Map<number, string>();
  for (const parts of database.prepare('SELECT parts FROM vectors').pluck().all() as Uint8Array[])
    visitVectors(parts, (file, start, end) => found.set(file, Buffer.from(parts.subarray(start, end)).toString('hex')));
  return found;
}

function strayParts(database: Database): number {
  const files = new Set(database.prepare('SELECT id FROM files').pluck().all());
  const rows = database.prepare('SELECT block, parts FROM postings').raw().all() as [number, Uint8Array][];
  const inPostings = rows.flatMap(([block, parts]) => [...filesIn(block, parts).keys()]);
  return [...inPostings, ...vectorsByFile(database).keys()].filter((file) => !files.has(file)).length;
}

function filesIn(block: number, parts: Uint8Array): Map<number, string[]> {
  const found = new Map<number, string[]>();
  let places: string[] = [];
  visitBlock(block, parts, {
    enter(file) {
      if (found.has(file)) throw new Error(`File ${file} stands twice in a row.`);
      places = [];
      found.set(file, places);
      return true;
    },
    visit: (place, count) => places.push(`${place}:${count}`),
  });
  return found;
}

/** How many rows belong to no file. */
export function countOrphans(file: string): number {
  const database = openDatabase(file, { readonly: true });
  try {
    const count = (sql: string) => Number(database.prepare(sql).pluck().get());
    return (
      strayParts(database) +
      count(`SELECT count(*) FROM chunks WHERE id / ${chunksPerFile} NOT IN (SELECT id FROM files)`) +
      count('SELECT count(*) FROM terms WHERE file NOT IN (SELECT id FROM files)')
    );
  } finally {
    database.close();
  }
}
