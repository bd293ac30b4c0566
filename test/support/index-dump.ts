import Database from 'better-sqlite3';
import { load } from 'sqlite-vec';
import { chunksPerFile } from '../../src/search/sqlite/schema.js';

/** Everything an index says about its files, without the ids it has given out and without file stats. */
export function dumpIndex(file: string): Record<string, unknown> {
  return withDatabase(file, (all) => {
    const audiences = new Map(all('SELECT id, names FROM audiences').map(([id, names]) => [id, String(names)]));
    const terms = indexedTerms(all);
    const vectors = new Map(
      all('SELECT chunk, audience, hex(vector) FROM vectors').map(([id, audience, vector]) => [
        Number(id),
        [audiences.get(Number(audience)), vector],
      ]),
    );
    const files = all('SELECT path, id, store, hash FROM files ORDER BY path').map(([path, id, store, hash]) => {
      const first = Number(id) * chunksPerFile;
      const chunks = all('SELECT * FROM chunks WHERE id BETWEEN ? AND ? ORDER BY id', first, first + chunksPerFile - 1);
      const described = chunks.map(([chunk, audience, ...said]) => ({
        audience: audiences.get(Number(audience)),
        said,
        terms: terms.get(Number(chunk))?.sort() ?? [],
        vector: vectors.get(Number(chunk)) ?? null,
      }));
      return [String(path), { store, hash, described }];
    });
    const counts = all('SELECT names, chunks, length, window_length FROM audiences WHERE chunks > 0 ORDER BY names');
    const facets = all('SELECT audience, kind, value, chunks FROM facets')
      .map(([audience, ...facet]) => [audiences.get(Number(audience)), ...facet].join(' '))
      .sort();
    return { ...Object.fromEntries(files), counts, facets };
  });
}

/** How many chunks, terms and vectors belong to no file or to no chunk. */
export function countOrphans(file: string): number {
  return withDatabase(file, (all) => {
    const chunks = new Set(all('SELECT id FROM chunks').map(([id]) => Number(id)));
    const stray = all(`SELECT id FROM chunks WHERE id / ${chunksPerFile} NOT IN (SELECT id FROM files)`);
    const vectors = all('SELECT chunk FROM vectors').map(([id]) => Number(id));
    return stray.length + [...indexedTerms(all).keys(), ...vectors].filter((id) => !chunks.has(id)).length;
  });
}

type Query = (sql: string, ...values: unknown[]) => unknown[][];

/** The terms that the word tables have of each chunk, with their places. */
function indexedTerms(all: Query): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const [audience, names] of all('SELECT id, names FROM audiences')) {
    all(`CREATE VIRTUAL TABLE temp.places_${audience} USING fts5vocab(main, words_${audience}, 'instance')`);
    for (const [term, chunk, place] of all(`SELECT term, doc, offset FROM temp.places_${audience}`))
      found.set(Number(chunk), [...(found.get(Number(chunk)) ?? []), `${names} ${term} ${place}`]);
    all(`DROP TABLE temp.places_${audience}`);
  }
  return found;
}

function withDatabase<Result>(file: string, work: (all: Query) => Result): Result {
  const database = new Database(file);
  try {
    load(database);
    return work((sql, ...values) => {
      const statement = database.prepare(sql);
      if (statement.reader) return statement.raw().all(...values) as unknown[][];
      statement.run(...values);
      return [];
    });
  } finally {
    database.close();
  }
}
