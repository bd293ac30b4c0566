import type { ChunkRow } from './chunk-row.js';
import type { Database } from './database.js';
import { chunksPerFile, createAudience } from './schema.js';

/** Keeps the numbers of each audience in step with its chunks. */
export type AudienceCounts = {
  /** The id of an audience, which is created when it is first seen. */
  audienceId(names: readonly string[]): number;
  /** The chunks of one file become others. */
  change(before: readonly ChunkRow[], after: readonly ChunkRow[]): void;
  /** To be called at the end. */
  write(): void;
};

/** How many neighbours on each side belong to the window of a chunk. */
export const windowReach = 2;

type Totals = { chunks: number; length: number; windowLength: number; readonly facets: Map<string, number> };

export function audienceCounts(database: Database): AudienceCounts {
  const ids = new Map<string, number>();
  const find = database.prepare('SELECT id FROM audiences WHERE names = ?').pluck();
  const totals = new Map<number, Totals>();
  const totalsOf = (audience: number): Totals => {
    let found = totals.get(audience);
    if (found === undefined) {
      found = { chunks: 0, length: 0, windowLength: 0, facets: new Map() };
      totals.set(audience, found);
    }
    return found;
  };
  const add = (rows: readonly ChunkRow[], sign: 1 | -1) => {
    for (const [place, row] of rows.entries()) {
      const sums = totalsOf(row.audience);
      sums.chunks += sign;
      sums.length += sign * row.length;
      sums.windowLength += sign * windowLength(rows, place);
      for (const facet of [`language ${row.language}`, ...(row.speaker === null ? [] : [`speaker ${row.speaker}`])])
        sums.facets.set(facet, (sums.facets.get(facet) ?? 0) + sign);
    }
  };
  return {
    audienceId(names) {
      const text = names.join('\n');
      let id = ids.get(text);
      if (id === undefined) {
        const found: unknown = find.get(text);
        id = typeof found === 'number' ? found : createAudience(database, text);
        ids.set(text, id);
      }
      return id;
    },
    change(before, after) {
      add(before, -1);
      add(after, 1);
    },
    write() {
      for (const [audience, sums] of totals) writeTotals(database, audience, sums);
      totals.clear();
    },
  };
}

/** The length of a chunk with the neighbours that everybody who sees it sees too. */
function windowLength(rows: readonly ChunkRow[], place: number): number {
  const row = rows[place];
  let length = 0;
  for (let near = Math.max(0, place - windowReach); near <= Math.min(rows.length - 1, place + windowReach); near++)
    if (rows[near]?.audience === row?.audience) length += rows[near]?.length ?? 0;
  return length;
}

function writeTotals(database: Database, audience: number, { chunks, length, windowLength, facets }: Totals): void {
  database
    .prepare(
      'UPDATE audiences SET chunks = chunks + ?, length = length + ?, window_length = window_length + ? WHERE id = ?',
    )
    .run(chunks, length, windowLength, audience);
  const addFacet = database.prepare(
    `INSERT INTO facets VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET chunks = chunks + excluded.chunks`,
  );
  for (const [facet, count] of facets) {
    const space = facet.indexOf(' ');
    if (count !== 0) addFacet.run(audience, facet.slice(0, space), facet.slice(space + 1), count);
  }
  database.prepare('DELETE FROM facets WHERE audience = ? AND chunks = 0').run(audience);
}

export function fileOfChunk(id: number): number {
  return Math.floor(id / chunksPerFile);
}
