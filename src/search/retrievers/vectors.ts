import type { ChunkMap } from '../chunk-map.js';
import type { Database } from '../database.js';
import { quantise } from '../embed-chunks.js';
import { chunksPerFile } from '../index-schema.js';

/** Compares the meaning of a question with that of chunks. */
export type VectorSearch = {
  /** Slots of the nearest visible chunks, the nearest first. */
  nearest(count: number): number[];
  /** From -1 to 1; null for a chunk without a vector. */
  similarity(slot: number): number | null;
};

/** `audiences` are the numbers of those that the scope belongs to: chunks of others are never looked at. */
export function vectorSearch(
  database: Database,
  map: ChunkMap,
  { question, audiences }: { question: Float32Array; audiences: ReadonlySet<number> },
): VectorSearch {
  const wanted = quantise(question);
  const known = new Map<number, number>();
  const find = database
    .prepare('SELECT chunk, distance FROM vectors WHERE embedding MATCH vec_int8(?) AND k = ? AND audience = ?')
    .raw();
  const compare = database
    .prepare('SELECT vec_distance_cosine(embedding, vec_int8(?)) FROM vectors WHERE chunk = ?')
    .pluck();
  return {
    nearest(count) {
      const found: { slot: number; distance: number }[] = [];
      for (const audience of audiences) {
        for (const row of find.all(wanted, count, BigInt(audience))) {
          if (!Array.isArray(row)) continue;
          const slot = slotOf(map, Number(row[0]));
          if (slot === null || map.visible[slot] !== 1) continue;
          known.set(slot, 1 - Number(row[1]));
          found.push({ slot, distance: Number(row[1]) });
        }
      }
      found.sort((one, other) => one.distance - other.distance || one.slot - other.slot);
      return found.slice(0, count).map(({ slot }) => slot);
    },
    similarity(slot) {
      const near = known.get(slot);
      if (near !== undefined) return near;
      const distance: unknown = compare.get(wanted, BigInt(chunkOf(map, slot)));
      return typeof distance === 'number' ? 1 - distance : null;
    },
  };
}

function slotOf(map: ChunkMap, chunk: number): number | null {
  const file = map.fileOf.get(Math.floor(chunk / chunksPerFile));
  return file === undefined ? null : file.start + (chunk % chunksPerFile);
}

export function chunkOf(map: ChunkMap, slot: number): number {
  const file = map.files[map.fileIndex[slot] ?? 0];
  return (file?.id ?? 0) * chunksPerFile + slot - (file?.start ?? 0);
}
