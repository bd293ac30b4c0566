import type { Database } from '../../sqlite/database.js';
import { loadVectorTables } from '../../sqlite/open-database.js';
import { contentHash } from '../embed-chunks.js';
import type { ChunkVectors, IndexWriter } from '../index-interface.js';
import { type AudienceCounts, audienceCounts } from './audience-counts.js';
import { type ChunkRow, chunkRow, chunkRowColumns, readChunkRow } from './chunk-row.js';
import { parsedWriter } from './parsed-files.js';
import { savedVectors } from './saved-vectors.js';
import { chunksPerFile, createTables, dropTables, hasTable, setAbout, wordTable } from './schema.js';

/** Writes into an open database. The caller holds the transaction, and calls `finish` at its end. */
export function indexWriter(database: Database): IndexWriter & { finish(): void } {
  const saved = savedVectors(database);
  // Not before it is needed: the tables may be those of another version.
  let files: FileWriter | null = null;
  const opened = () => {
    files ??= fileWriter(database);
    return files;
  };
  return {
    clear(fingerprint, embedder) {
      saved.save(embedder?.id ?? null);
      dropTables(database);
      if (embedder !== null) loadVectorTables(database);
      createTables(database, fingerprint, embedder);
      files = null;
    },
    put: (file, state, vectors) => opened().put(file, state, vectors),
    remove: (path) => opened().remove(path),
    setStats(path, stats) {
      database.prepare('UPDATE files SET stats = ? WHERE path = ?').run(stats, path);
    },
    setFolders: (folders) => setAbout(database, 'folders', JSON.stringify(folders)),
    knownVectors: (hashes) => saved.find(hashes),
    finish() {
      files?.counts.write();
      saved.drop();
    },
  };
}

type FileWriter = Pick<IndexWriter, 'put' | 'remove'> & { readonly counts: AudienceCounts };

function fileWriter(database: Database): FileWriter {
  const counts = audienceCounts(database);
  const findFile = database.prepare('SELECT id FROM files WHERE path = ?').pluck();
  const addFile = database.prepare('INSERT INTO files (path, store, stats, hash) VALUES (?, ?, ?, ?)');
  const updateFile = database.prepare('UPDATE files SET store = ?, stats = ?, hash = ? WHERE id = ?');
  const chunks = chunkWriter(database);
  const parsed = parsedWriter(database);
  const idOf = (path: string): number | null => {
    const id: unknown = findFile.get(path);
    return typeof id === 'number' ? id : null;
  };
  return {
    counts,
    put(file, { stats, hash }, vectors) {
      const known = idOf(file.path);
      const id = known ?? Number(addFile.run(file.path, file.store, stats, hash).lastInsertRowid);
      const before = known === null ? [] : chunks.read(id);
      if (known !== null) updateFile.run(file.store, stats, hash, id);
      const after = file.chunks.map((chunk, place) =>
        chunkRow(chunk, {
          id: id * chunksPerFile + place,
          audience: counts.audienceId(chunk.audience),
          contentHash: vectors === null ? null : contentHash(chunk),
        }),
      );
      parsed.put(id, file.parsed);
      counts.change(before, after);
      chunks.replace(before, after, vectors);
    },
    remove(path) {
      const id = idOf(path);
      if (id === null) return;
      const before = chunks.read(id);
      parsed.remove(id);
      counts.change(before, []);
      chunks.replace(before, [], null);
      database.prepare('DELETE FROM files WHERE id = ?').run(id);
    },
  };
}

/** Writes the chunks of one file, with what finds them. Rows that are the same as before are left alone. */
function chunkWriter(database: Database) {
  const select = database
    .prepare(`SELECT ${chunkRowColumns.join(', ')} FROM chunks WHERE id BETWEEN ? AND ? ORDER BY id`)
    .raw();
  const insert = database.prepare(`INSERT INTO chunks VALUES (${chunkRowColumns.map(() => '?').join(', ')})`);
  const erase = database.prepare('DELETE FROM chunks WHERE id = ?');
  const hasVectors = hasTable(database, 'vectors');
  const addVector = hasVectors ? database.prepare('INSERT INTO vectors VALUES (?, ?, vec_int8(?))') : null;
  const eraseVector = hasVectors ? database.prepare('DELETE FROM vectors WHERE chunk = ?') : null;
  const words = new Map<number, ReturnType<typeof wordWriter>>();
  const wordsOf = (audience: number) => {
    let writer = words.get(audience);
    if (writer === undefined) {
      writer = wordWriter(database, audience);
      words.set(audience, writer);
    }
    return writer;
  };
  return {
    read: (file: number): ChunkRow[] =>
      select.all(file * chunksPerFile, (file + 1) * chunksPerFile - 1).map(readChunkRow),
    replace(before: readonly ChunkRow[], after: readonly ChunkRow[], vectors: ChunkVectors | null) {
      const isSame = (place: number) => isSameRow(before[place], after[place]);
      for (const [place, { id, audience, terms }] of before.entries()) {
        if (isSame(place)) continue;
        wordsOf(audience).erase.run(id, terms);
        eraseVector?.run(BigInt(id));
        erase.run(id);
      }
      for (const [place, row] of after.entries()) {
        if (isSame(place)) continue;
        insert.run(...row.values);
        wordsOf(row.audience).add.run(row.id, row.terms);
        const vector = vectors?.[place] ?? null;
        // sqlite-vec takes whole numbers as BigInt only.
        if (vector !== null) addVector?.run(BigInt(row.id), BigInt(row.audience), vector);
      }
    },
  };
}

function wordWriter(database: Database, audience: number) {
  const table = wordTable(audience);
  return {
    add: database.prepare(`INSERT INTO ${table} (rowid, terms) VALUES (?, ?)`),
    erase: database.prepare(`INSERT INTO ${table} (${table}, rowid, terms) VALUES ('delete', ?, ?)`),
  };
}

function isSameRow(one: ChunkRow | undefined, other: ChunkRow | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  return one.values.every((value, column) => value === other.values[column]);
}
