import { type Store, storeNames } from '../entries/entry.js';
import { type ChunkMap, chunkIdOf } from './chunk-map.js';
import type { Database } from './database.js';
import { decayFactors, type StatusOf } from './decay-status.js';
import { dayOfNumber } from './facts.js';
import type { RankedChunk, Ranking } from './rank-chunks.js';
import type { Because, SearchHit } from './search-answer.js';
import { makeSnippet } from './snippet.js';

export type CollectOptions = {
  readonly limit: number;
  readonly minScore: number;
  readonly explain: boolean;
  readonly archived: boolean;
};

type Found = { readonly ranked: RankedChunk; readonly row: ChunkRow; readonly decay: number; readonly score: number };

/** Makes hits of the best chunks: one for each memory, after what its recorded status takes off. */
export async function collectHits(
  database: Database,
  { map, ranking, statusOf }: { map: ChunkMap; ranking: Ranking; statusOf: StatusOf },
  { limit, minScore, explain, archived }: CollectOptions,
): Promise<SearchHit[]> {
  const readRow = rowReader(database, map);
  const found = new Map<string, Found>();
  for (const ranked of ranking.chunks) {
    // Nothing that comes later can be worth more than it is here.
    if (ranked.score < minScore || (found.size >= limit && ranked.score <= worst(found, limit))) break;
    const row = readRow(ranked.slot);
    if (row === null || found.has(row.key)) continue;
    const status = isCurated(row.store) ? 'active' : statusOf({ id: row.entry, path: row.path });
    if (status === 'archived' && !archived) continue;
    const decay = decayFactors[status];
    if (ranked.score * decay >= minScore) found.set(row.key, { ranked, row, decay, score: ranked.score * decay });
  }
  const best = [...found.values()].sort((one, other) => other.score - one.score).slice(0, limit);
  const wanted = new Map(ranking.query.terms.flatMap(({ forms }) => forms.map((form) => [form, 1] as const)));
  const reasons = reasonsFor(ranking);
  return Promise.all(
    best.map(async ({ ranked, row, decay, score }): Promise<SearchHit> => {
      const { text, marks } = await makeSnippet(row.text, wanted);
      const date = dayOfNumber(map.fact(ranked.slot, 'day'));
      return {
        id: row.entry,
        path: row.path,
        startLine: row.startLine,
        endLine: row.endLine,
        heading: row.heading,
        ...(date !== null && { date }),
        store: row.store,
        score: rounded(score),
        decay,
        snippet: text,
        marks,
        because: reasons(ranked),
        ...(explain && { features: ranked.features }),
      };
    }),
  );
}

/** Core memory and the vault are looked after by the owner and never fade. */
function isCurated(store: Store): boolean {
  return store === 'core' || store === 'vault';
}

function worst(found: ReadonlyMap<string, Found>, limit: number): number {
  const scores = [...found.values()].map(({ score }) => score).sort((one, other) => other - one);
  return scores[limit - 1] ?? 0;
}

type ChunkRow = {
  /** Equal for chunks of the same memory. */
  readonly key: string;
  readonly entry: string;
  readonly path: string;
  readonly store: Store;
  readonly startLine: number;
  readonly endLine: number;
  readonly heading: string;
  readonly text: string;
};

function rowReader(database: Database, map: ChunkMap): (slot: number) => ChunkRow | null {
  const statement = database
    .prepare('SELECT entry, start_line, end_line, heading, text FROM chunks WHERE id = ?')
    .raw();
  return (slot) => {
    const file = map.fileAt(slot);
    const store = storeNames.find((name) => name === file.store);
    const row: unknown = statement.get(chunkIdOf(map, slot));
    if (store === undefined || !Array.isArray(row)) return null;
    const [entry, startLine, endLine, heading, text] = row.map((value: unknown) => value);
    return {
      key: `${file.id}:${entry}`,
      entry: String(entry),
      path: file.path,
      store,
      startLine: Number(startLine),
      endLine: Number(endLine),
      heading: String(heading),
      text: String(text),
    };
  };
}

/** Which retriever speaks for a chunk, and at which place of its own order. */
function reasonsFor({ chunks }: Ranking): (ranked: RankedChunk) => Because[] {
  const lists = [
    {
      retriever: 'keywords' as const,
      value: ({ features }: RankedChunk) => (features.words + features.neighbours) / 2,
    },
    { retriever: 'vectors' as const, value: ({ features }: RankedChunk) => features.meaning },
    { retriever: 'dates' as const, value: ({ features }: RankedChunk) => features.date },
  ].map(({ retriever, value }) => ({
    retriever,
    value,
    sorted: chunks.map(value).sort((one, other) => other - one),
  }));
  return (ranked) =>
    lists.flatMap(({ retriever, value, sorted }) => {
      const score = value(ranked);
      return score <= 0 ? [] : [{ retriever, rank: sorted.indexOf(score) + 1, score: rounded(score) }];
    });
}

function rounded(score: number): number {
  return Math.round(Math.min(Math.max(score, 0), 1) * 10_000) / 10_000;
}
