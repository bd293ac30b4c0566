import type { Entry } from '../../entries/entry.js';
import type { Entity } from '../../entries/graph/entity.js';
import type { ParsedMemories } from '../../entries/read/parsed-memories.js';
import type { Database } from '../../sqlite/database.js';
import type { ParsedFile } from '../prepare-file.js';

/** Writes what files say, by the id of the file. */
export function parsedWriter(database: Database) {
  const put = database.prepare('INSERT OR REPLACE INTO parsed VALUES (?, ?, ?)');
  const remove = database.prepare('DELETE FROM parsed WHERE file = ?');
  return {
    put(file: number, { entries, entity }: ParsedFile) {
      put.run(file, JSON.stringify(entries), entity === null ? null : JSON.stringify(entity));
    },
    remove: (file: number) => void remove.run(file),
  };
}

/** Reads what files say, as `parsedWriter` wrote it. */
export function parsedMemories(database: Database): ParsedMemories {
  const all = database.prepare('SELECT entries FROM files JOIN parsed ON file = id ORDER BY path').pluck();
  const some = database
    .prepare(
      `SELECT entries FROM files JOIN parsed ON file = id
     WHERE path IN (SELECT value FROM json_each(?)) ORDER BY path`,
    )
    .pluck();
  const entities = database
    .prepare('SELECT entity FROM files JOIN parsed ON file = id WHERE entity IS NOT NULL ORDER BY path')
    .pluck();
  let known: { readonly entries?: readonly Entry[]; readonly entities?: readonly Entity[] } = {};
  return {
    entries() {
      const entries = known.entries ?? all.all().flatMap(readEntries);
      known = { ...known, entries };
      return entries;
    },
    entriesOf: (paths) => some.all(JSON.stringify([...new Set(paths)])).flatMap(readEntries),
    entities() {
      const found = known.entities ?? entities.all().map((text): Entity => JSON.parse(String(text)));
      known = { ...known, entities: found };
      return found;
    },
  };
}

function readEntries(text: unknown): Entry[] {
  return JSON.parse(String(text));
}
