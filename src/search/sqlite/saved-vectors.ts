import type { Database } from './database.js';
import { hasTable, readAbout } from './schema.js';

/** Finds vectors by the hash of what they were computed from, so that no text is embedded twice. */
export function savedVectors(database: Database) {
  let isSaved = false;
  return {
    /** Keeps the vectors of this embedder while the index is cleared. In memory, because the index may have to forget them. */
    save(embedder: string | null): void {
      if (embedder === null || readAbout(database, 'embedder') !== embedder || !hasTable(database, 'vectors')) return;
      database.exec(
        `CREATE TEMP TABLE saved_vectors (content_hash TEXT PRIMARY KEY, vector BLOB) WITHOUT ROWID;
         INSERT OR IGNORE INTO saved_vectors
         SELECT content_hash, vector FROM chunks JOIN vectors ON vectors.chunk = chunks.id`,
      );
      isSaved = true;
    },
    find(hashes: readonly string[]): Map<string, Int8Array> {
      const found = new Map<string, Int8Array>();
      const wanted = JSON.stringify(hashes);
      const sources = [
        `SELECT content_hash, vector FROM vectors JOIN
         (SELECT content_hash, min(id) AS id FROM chunks WHERE content_hash IN (SELECT value FROM json_each(?)) GROUP BY 1)
         ON chunk = id`,
        'SELECT content_hash, vector FROM saved_vectors WHERE content_hash IN (SELECT value FROM json_each(?))',
      ];
      for (const source of isSaved ? sources : sources.slice(0, 1))
        for (const row of database.prepare(source).raw().all(wanted)) {
          if (!Array.isArray(row)) continue;
          const [hash, vector] = row;
          if (typeof hash === 'string' && vector instanceof Uint8Array) found.set(hash, numbersOf(vector));
        }
      return found;
    },
    drop(): void {
      if (isSaved) database.exec('DROP TABLE temp.saved_vectors');
      isSaved = false;
    },
  };
}

export function numbersOf(bytes: Uint8Array): Int8Array {
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}
