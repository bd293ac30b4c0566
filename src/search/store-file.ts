import type { Database } from '../sqlite/database.js';
import { packFacts } from './facts.js';
import { chunksPerFile } from './index-schema.js';
import type { PreparedFile } from './prepare-file.js';
import { postingStore } from './store-postings.js';
import { type ChunkVectors, vectorStore } from './store-vectors.js';

/** How a file looked when it was read; see file-state.ts. */
export type FileState = { readonly seen: string; readonly hash: string };

/** Writes files into an open index. The caller holds the transaction. */
export type FileStore = {
  put(file: PreparedFile, state: FileState, vectors: ChunkVectors | null): void;
  remove(path: string): void;
  /** To be called at the end. */
  flush(): void;
  /** The same content looks different from outside. */
  touch(path: string, seen: string): void;
};

/** `embedder` is null where the index has no vectors. */
export function fileStore(database: Database, embedder: { readonly dimensions: number } | null): FileStore {
  const idOf = database.prepare('SELECT id, terms FROM files JOIN terms ON file = id WHERE path = ?').raw();
  const addFile = database.prepare('INSERT INTO files (path, store, seen, hash, facts) VALUES (?, ?, ?, ?, ?)');
  const addTerms = database.prepare('INSERT INTO terms VALUES (?, ?)');
  const addChunk = database.prepare('INSERT INTO chunks VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const audienceId = numbering(database, { table: 'audiences', column: 'names' });
  const speakerId = numbering(database, { table: 'speakers', column: 'name' });
  const vectorsOf = embedder === null ? null : vectorStore(database, embedder.dimensions);

  // Facts hold small numbers only. Beyond them the owner alone finds a chunk.
  const audienceNumber = (audience: readonly string[]) => {
    const number = audienceId(audience.join('\n'));
    return number < 0xffff ? number : audienceId('main');
  };
  audienceId('main');

  const postings = postingStore(database);

  const remove = (path: string) => {
    const row: unknown = idOf.get(path);
    if (!Array.isArray(row)) return;
    const [id, terms] = row;
    if (typeof id !== 'number' || typeof terms !== 'string') return;
    const range = [id * chunksPerFile, (id + 1) * chunksPerFile - 1] as const;
    vectorsOf?.remove(id);
    postings.remove(id, terms === '' ? [] : terms.split('\n'));
    database.prepare('DELETE FROM chunks WHERE id BETWEEN ? AND ?').run(...range);
    database.prepare('DELETE FROM terms WHERE file = ?').run(id);
    database.prepare('DELETE FROM files WHERE id = ?').run(id);
  };

  return {
    remove,
    flush() {
      postings.flush();
      vectorsOf?.flush();
    },
    touch(path, seen) {
      database.prepare('UPDATE files SET seen = ? WHERE path = ?').run(seen, path);
    },
    put(file, { seen, hash }, vectors) {
      remove(file.path);
      const facts = file.chunks.map(({ facts: known, audience, speaker }) => ({
        ...known,
        audience: audienceNumber(audience),
        speaker: speaker === null ? 0 : speakerId(speaker),
      }));
      const id = Number(addFile.run(file.path, file.store, seen, hash, packFacts(facts)).lastInsertRowid);
      addTerms.run(id, [...file.postings.keys()].join('\n'));
      for (const [place, chunk] of file.chunks.entries()) {
        const number = id * chunksPerFile + place;
        const { entry, startLine, endLine, heading, text, time, type } = chunk;
        addChunk.run(number, entry, startLine, endLine, heading, text, time, type, chunk.isSuperseded ? 1 : 0);
      }
      if (vectors !== null) vectorsOf?.put(id, vectors);
      postings.add(id, file.postings);
    },
  };
}

/** The number of a text in a table of texts, given out when it is first seen. */
function numbering(database: Database, { table, column }: { table: string; column: string }): (text: string) => number {
  const known = new Map<string, number>();
  const find = database.prepare(`SELECT id FROM ${table} WHERE ${column} = ?`).pluck();
  const add = database.prepare(`INSERT INTO ${table} (${column}) VALUES (?)`);
  return (text) => {
    let number = known.get(text);
    if (number === undefined) {
      const found: unknown = find.get(text);
      number = typeof found === 'number' ? found : Number(add.run(text).lastInsertRowid);
      known.set(text, number);
    }
    return number;
  };
}
