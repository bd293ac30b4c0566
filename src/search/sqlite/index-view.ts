import { storeNames } from '../../entries/entry.js';
import type { Database } from '../../sqlite/database.js';
import type { ChunkText, IndexedChunk, IndexView } from '../index-interface.js';
import { fileOfChunk } from './audience-counts.js';
import { keptStatements } from './kept-statements.js';
import { numbersOf } from './saved-vectors.js';
import { chunksPerFile, hasTable } from './schema.js';
import { wantedCondition } from './wanted-condition.js';
import { wordSearch } from './word-search.js';

/** What the members of audiences may find. `names` are those of a scope. */
export function indexView(database: Database, names: readonly string[]): IndexView {
  const prepare = keptStatements(database, 'raw');
  const audiences = visibleAudiences(database, names);
  const ids = audiences.map(({ id }) => id);
  const visible = JSON.stringify(ids);
  const sum = (of: (audience: AudienceRow) => number) => audiences.reduce((total, one) => total + of(one), 0);
  const chunkCount = sum(({ chunks }) => chunks);
  const facets = (kind: 'language' | 'speaker') =>
    new Set(
      database
        .prepare(
          'SELECT DISTINCT value FROM facets WHERE kind = ? AND audience IN (SELECT value FROM json_each(?)) ORDER BY 1',
        )
        .pluck()
        .all(kind, visible)
        .map(String),
    );
  const findVectors = hasTable(database, 'vectors') ? vectorSearch(database, ids) : null;
  return {
    chunkCount,
    meanLength: chunkCount === 0 ? 0 : sum(({ length }) => length) / chunkCount,
    meanWindowLength: chunkCount === 0 ? 0 : sum(({ windowLength }) => windowLength) / chunkCount,
    languages: facets('language'),
    speakers: facets('speaker'),
    ...wordSearch(database, ids),
    findByVector: (vector, limit) => findVectors?.nearest(vector, limit) ?? [],
    readVectors: (chunks) => findVectors?.read(chunks) ?? new Map(),
    findByDays(ranges, { limit, wanted }) {
      if (ranges.length === 0) return [];
      const { sql, values } = wantedCondition(wanted);
      const days = ranges.map(() => '(day BETWEEN ? AND ?)').join(' OR ');
      const statement = database
        .prepare(
          `SELECT chunks.id FROM chunks JOIN files ON files.id = chunks.id / ${chunksPerFile}
           WHERE day > 0 AND (${days}) AND audience IN (SELECT value FROM json_each(?)) AND ${sql}
           ORDER BY day DESC, chunks.id DESC LIMIT ?`,
        )
        .pluck();
      return statement
        .all(...ranges.flat(), visible, ...values, limit)
        .map(Number)
        .reverse();
    },
    readChunks(chunks) {
      const rows = database
        .prepare(
          `SELECT chunks.id, path, store, length, language, speaker, day, marks, of_other, terms
           FROM chunks JOIN files ON files.id = chunks.id / ${chunksPerFile}
           WHERE chunks.id IN (SELECT value FROM json_each(?)) AND audience IN (SELECT value FROM json_each(?))`,
        )
        .raw();
      return rows.all(JSON.stringify(chunks), visible).map(readIndexedChunk);
    },
    readText(id) {
      const row: unknown = prepare(
        `${selectText} WHERE chunks.id = ? AND audience IN (SELECT value FROM json_each(?))`,
      ).get(id, visible);
      return row === undefined ? null : readChunkText(row);
    },
    readEntry(path, entry) {
      const rows = prepare(
        `${selectText} WHERE path = ? AND entry = ? AND audience IN (SELECT value FROM json_each(?))
         AND chunks.id BETWEEN files.id * ${chunksPerFile} AND (files.id + 1) * ${chunksPerFile} - 1 ORDER BY chunks.id`,
      );
      return rows.all(path, entry, visible).map(readChunkText);
    },
  };
}

type AudienceRow = {
  readonly id: number;
  readonly chunks: number;
  readonly length: number;
  readonly windowLength: number;
};

/** The audiences that one of the names belongs to, without empty ones. */
function visibleAudiences(database: Database, names: readonly string[]): AudienceRow[] {
  const rows = database.prepare('SELECT id, names, chunks, length, window_length FROM audiences ORDER BY id').raw();
  return rows.all().flatMap((row) => {
    if (!Array.isArray(row)) return [];
    const [id, members, chunks, length, windowLength] = row;
    const isVisible = names.some((name) => String(members).split('\n').includes(name));
    return isVisible && chunks > 0 ? [{ id, chunks, length, windowLength }] : [];
  });
}

function vectorSearch(database: Database, audiences: readonly number[]) {
  return {
    nearest(vector: Int8Array, limit: number): number[] {
      const statement = database
        .prepare('SELECT chunk, distance FROM vectors WHERE vector MATCH vec_int8(?) AND k = ? AND audience = ?')
        .raw();
      const found = audiences.flatMap((audience) =>
        statement
          .all(vector, BigInt(limit), BigInt(audience))
          .flatMap((row) => (Array.isArray(row) ? [{ id: Number(row[0]), distance: Number(row[1]) }] : [])),
      );
      found.sort((one, other) => one.distance - other.distance || one.id - other.id);
      return found.slice(0, limit).map(({ id }) => id);
    },
    /** The caller has the ids from this view. */
    read(chunks: readonly number[]): Map<number, Int8Array> {
      const statement = database.prepare('SELECT vector FROM vectors WHERE chunk = ?').pluck();
      const found = new Map<number, Int8Array>();
      for (const id of chunks) {
        const vector: unknown = statement.get(BigInt(id));
        if (vector instanceof Uint8Array) found.set(id, numbersOf(vector));
      }
      return found;
    },
  };
}

function readIndexedChunk(row: unknown): IndexedChunk {
  const [id, path, store, length, language, speaker, day, marks, ofOther, terms] = Array.isArray(row) ? row : [];
  return {
    id,
    file: fileOfChunk(id),
    path,
    store,
    length,
    language,
    speaker,
    day,
    marks,
    ofOther: ofOther / 1_000,
    terms,
  };
}

const selectText = `SELECT entry, path, store, start_line, end_line, heading, text, time, type, superseded, day, language
  FROM chunks JOIN files ON files.id = chunks.id / ${chunksPerFile}`;

function readChunkText(row: unknown): ChunkText {
  const [entry, path, store, startLine, endLine, heading, text, time, type, superseded, day, language] = Array.isArray(
    row,
  )
    ? row
    : [];
  return {
    entry,
    path,
    store: storeNames.find((name) => name === store) ?? 'episodic',
    startLine,
    endLine,
    heading,
    text,
    time,
    type,
    isSuperseded: superseded === 1,
    day,
    language,
  };
}
