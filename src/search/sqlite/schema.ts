import type { Database } from '../../sqlite/database.js';
import type { EmbedderKind } from '../index-interface.js';

/**
 * Chunks have their facts and terms in one row. What finds them is separate for every audience: `words_N` (FTS5, created with the
 * audience) contains the terms of the chunks of audience N, `vectors` (sqlite-vec) is partitioned by audience, and the counts of an
 * audience are those of its chunks. So a scope that is in no audience of a chunk never reads a figure that depends on it.
 */
const tables = {
  about: '(name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID',
  files:
    '(id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, store TEXT NOT NULL, stats TEXT NOT NULL, hash TEXT NOT NULL)',
  parsed: '(file INTEGER PRIMARY KEY, entries TEXT NOT NULL, entity TEXT)',
  chunks: `(id INTEGER PRIMARY KEY, audience INTEGER NOT NULL, length INTEGER NOT NULL, language TEXT NOT NULL, speaker TEXT,
    day INTEGER NOT NULL, marks INTEGER NOT NULL, of_other INTEGER NOT NULL, terms TEXT NOT NULL,
    entry TEXT NOT NULL, start_line INTEGER NOT NULL, end_line INTEGER NOT NULL, heading TEXT NOT NULL, text TEXT NOT NULL,
    time TEXT, type TEXT, superseded INTEGER NOT NULL, content_hash TEXT)`,
  audiences: `(id INTEGER PRIMARY KEY, names TEXT NOT NULL UNIQUE, chunks INTEGER NOT NULL, length INTEGER NOT NULL,
    window_length INTEGER NOT NULL)`,
  facets: `(audience INTEGER NOT NULL, kind TEXT NOT NULL, value TEXT NOT NULL, chunks INTEGER NOT NULL,
    PRIMARY KEY (audience, kind, value)) WITHOUT ROWID`,
} as const;

/** A chunk's id is that of its file, times this, plus its place in the file. */
export const chunksPerFile = 2 ** 20;

export function wordTable(audience: number): string {
  return `words_${audience}`;
}

/** Lists the terms of a word table. */
export function vocabularyTable(audience: number): string {
  return `vocabulary_${audience}`;
}

/** Creates the tables of an empty index. The caller holds the transaction. Without an embedder there are no vectors. */
export function createTables(database: Database, fingerprint: string, embedder: EmbedderKind | null): void {
  for (const [table, columns] of Object.entries(tables)) database.exec(`CREATE TABLE ${table} ${columns}`);
  database.exec('CREATE INDEX chunks_by_day ON chunks (day) WHERE day > 0');
  if (embedder !== null) {
    database.exec('CREATE INDEX chunks_by_content ON chunks (content_hash)');
    // Every audience has at least one block of this many vectors.
    database.exec(
      `CREATE VIRTUAL TABLE vectors USING vec0(chunk INTEGER PRIMARY KEY, audience INTEGER PARTITION KEY,
       vector int8[${embedder.dimensions}] distance_metric=cosine, chunk_size=256)`,
    );
  }
  setAbout(database, 'embedder', embedder?.id ?? '');
  setAbout(database, 'fingerprint', fingerprint);
}

export function createAudience(database: Database, names: string): number {
  const add = database.prepare('INSERT INTO audiences (names, chunks, length, window_length) VALUES (?, 0, 0, 0)');
  const id = Number(add.run(names).lastInsertRowid);
  // Terms are stored in `chunks`. They are what our own analysis made of words, so nothing is left to do but to split at spaces.
  database.exec(
    `CREATE VIRTUAL TABLE ${wordTable(id)} USING fts5(terms, content='', tokenize="ascii tokenchars '~''.-_'")`,
  );
  // Without it, FTS5 keeps deleted terms in the file until it merges their segment.
  database.exec(`INSERT INTO ${wordTable(id)} (${wordTable(id)}, rank) VALUES ('secure-delete', 1)`);
  database.exec(`CREATE VIRTUAL TABLE ${vocabularyTable(id)} USING fts5vocab('${wordTable(id)}', 'row')`);
  return id;
}

/** Removes every table, also those of other versions. The caller holds the transaction. */
export function dropTables(database: Database): void {
  const names = (kind: string) =>
    database
      .prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND sql ${kind}`)
      .pluck()
      .all()
      .map(String);
  const drop = (name: string) => database.exec(`DROP TABLE IF EXISTS "${name.replaceAll('"', '""')}"`);
  // Virtual tables take their own tables with them; vocabularies go before what they describe.
  for (const name of names("LIKE 'CREATE VIRTUAL%fts5vocab%'")) drop(name);
  for (const name of names("LIKE 'CREATE VIRTUAL%'")) drop(name);
  for (const name of names('IS NOT NULL')) drop(name);
}

type AboutName = 'fingerprint' | 'folders' | 'embedder';

export function readAbout(database: Database, name: AboutName): string | null {
  if (!hasTable(database, 'about')) return null;
  const value: unknown = database.prepare('SELECT value FROM about WHERE name = ?').pluck().get(name);
  return typeof value === 'string' ? value : null;
}

export function setAbout(database: Database, name: AboutName, value: string): void {
  database.prepare('INSERT OR REPLACE INTO about VALUES (?, ?)').run(name, value);
}

export function hasTable(database: Database, name: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined;
}
