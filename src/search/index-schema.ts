import type { Database } from '../sqlite/database.js';
import type { Workspace } from '../workspace/workspace.js';

/** Raise it when the same files would give another index: tables, chunks, words, facts, audiences. */
const indexVersion = 11;

/** What an index depends on beside the files. Another fingerprint means another index. */
export function fingerprintOf(
  workspace: Pick<Workspace, 'profile' | 'agentId' | 'agentFolder' | 'config'>,
  embedder: { readonly id: string } | null,
): string {
  const { profile, agentId, agentFolder, config } = workspace;
  const shape = [
    indexVersion,
    profile,
    agentId,
    agentFolder ?? null,
    config.scopes ?? null,
    config.memory.search.paths,
  ];
  return JSON.stringify([shape, embedder?.id ?? null]);
}

export function readFingerprint(database: Database): string | null {
  const hasTable = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'about'").get() !== undefined;
  if (!hasTable) return null;
  const row: unknown = database.prepare("SELECT value FROM about WHERE name = 'fingerprint'").pluck().get();
  return typeof row === 'string' ? row : null;
}

/** Empties a database and makes the tables anew. The caller holds the transaction. */
export function createTables(database: Database, fingerprint: string, schema: 'main' | 'disk' = 'main'): void {
  for (const [table, columns] of Object.entries(tables))
    database.exec(`DROP TABLE IF EXISTS ${schema}.${table}; CREATE TABLE ${schema}.${table} ${columns}`);
  database.prepare(`INSERT INTO ${schema}.about VALUES ('fingerprint', ?)`).run(fingerprint);
}

/** A chunk's number is that of its file, times this, plus its place in the file. */
export const chunksPerFile = 2 ** 20;

// `facts` are small numbers about each chunk (see facts.ts). The terms of a file are kept so that they can be taken out again, and
// apart, because they are longer than all else that is known of it. `overview` repeats what every search needs of all files.
export const tables = {
  about: '(name TEXT PRIMARY KEY, value TEXT) WITHOUT ROWID',
  files: `(id INTEGER PRIMARY KEY, path TEXT NOT NULL UNIQUE, store TEXT NOT NULL,
    seen TEXT NOT NULL, hash TEXT NOT NULL, facts BLOB NOT NULL)`,
  terms: '(file INTEGER PRIMARY KEY, terms TEXT NOT NULL)',
  chunks: `(id INTEGER PRIMARY KEY, entry TEXT NOT NULL, start_line INTEGER NOT NULL, end_line INTEGER NOT NULL,
    heading TEXT NOT NULL, text TEXT NOT NULL, time TEXT, type TEXT, superseded INTEGER NOT NULL)`,
  postings:
    '(term TEXT NOT NULL, block INTEGER NOT NULL, parts BLOB NOT NULL, PRIMARY KEY (term, block)) WITHOUT ROWID',
  vectors: '(block INTEGER PRIMARY KEY, parts BLOB NOT NULL)',
  audiences: '(id INTEGER PRIMARY KEY, names TEXT NOT NULL UNIQUE)',
  speakers: '(id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE)',
  overview: '(name TEXT PRIMARY KEY, value NOT NULL)',
} as const;
