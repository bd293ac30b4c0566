import { type Store, storeNames } from '../entries/entry.js';
import { languages } from '../language/words/languages.js';
import type { Database } from '../sqlite/database.js';
import { type ChunkMap, chunkIdOf } from './chunk-map.js';
import { decayFactors, type StatusOf } from './decay-status.js';
import { dayOfNumber } from './facts.js';
import type { RankedChunk, Ranking } from './rank-chunks.js';
import { headingMark } from './read-dated.js';
import type { Because, SearchHit } from './search-answer.js';
import { makeSnippet } from './snippet.js';

export type CollectOptions = {
  readonly count: number;
  readonly minScore: number;
  readonly archived: boolean;
};

/** A hit before anybody looks at it: what it says is read out of its chunk only when it is shown. */
export type FoundHit = Omit<SearchHit, 'snippet' | 'marks' | 'because' | 'features'> & {
  readonly chunk: { readonly ranked: RankedChunk; readonly text: string; readonly language: string };
};

type Found = { readonly ranked: RankedChunk; readonly row: ChunkRow; readonly decay: number; readonly score: number };

/** Finds the memories of the best chunks: one hit for each memory, after what its recorded status takes off. */
export function collectHits(
  database: Database,
  { map, ranking, statusOf }: { map: ChunkMap; ranking: Ranking; statusOf: StatusOf },
  { count, minScore, archived }: CollectOptions,
): FoundHit[] {
  const readRow = rowReader(database, map);
  const found = new Map<string, Found>();
  for (const ranked of ranking.chunks) {
    // Nothing that comes later can be worth more than it is here.
    if (ranked.score < minScore || (found.size >= count && ranked.score <= worst(found, count))) break;
    const row = readRow(ranked.slot);
    if (row === null || found.has(row.key)) continue;
    const status = isCurated(row.store) ? 'active' : statusOf({ id: row.entry, path: row.path });
    if (status === 'archived' && !archived) continue;
    const decay = decayFactors[status];
    const score = ranked.score * decay * (isRelation(row) ? relationFactor : 1);
    if (score >= minScore) found.set(row.key, { ranked, row, decay, score });
  }
  const best = [...found.values()].sort((one, other) => other.score - one.score).slice(0, count);
  return best.map(({ ranked, row, decay, score }): FoundHit => {
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
      chunk: { ranked, text: row.text, language: languages[map.fact(ranked.slot, 'language')]?.code ?? 'en' },
    };
  });
}

/** Hits as they are shown, with a snippet each and what found them. */
export async function showHits(
  found: readonly FoundHit[],
  ranking: Ranking,
  { explain }: { explain: boolean },
): Promise<SearchHit[]> {
  const wanted = new Map(ranking.query.terms.flatMap(({ forms }) => forms.map((form) => [form, 1] as const)));
  const reasons = reasonsFor(ranking);
  return Promise.all(
    found.map(async ({ chunk, superseded, supersededBy, ...hit }): Promise<SearchHit> => {
      const { text, marks } = await makeSnippet(chunk.text, { wanted, language: chunk.language });
      return {
        ...hit,
        snippet: text,
        marks,
        because: reasons(chunk.ranked),
        ...(superseded !== undefined && { superseded }),
        ...(supersededBy !== undefined && { supersededBy }),
        ...(explain && { features: chunk.ranked.features }),
      };
    }),
  );
}

/** `relates-to: [[organisation--acme]]` says less than the sentence that it follows from. */
const relationFactor = 0.75;

function isRelation({ store, heading }: ChunkRow): boolean {
  return store === 'semantic' && heading.endsWith(`${headingMark}Relations`);
}

/** Core memory and the vault are looked after by the owner and never fade. */
function isCurated(store: Store): boolean {
  return store === 'core' || store === 'vault';
}

function worst(found: ReadonlyMap<string, Found>, count: number): number {
  const scores = [...found.values()].map(({ score }) => score).sort((one, other) => other - one);
  return scores[count - 1] ?? 0;
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
    sorted: Float64Array.from(chunks, value).sort(),
  }));
  return (ranked) => {
    const speaking = lists.filter(({ value }) => value(ranked) > 0);
    // Of what meaning alone brought in, the farthest counts as nothing.
    const brought = speaking.length > 0 ? speaking : lists.filter(({ retriever }) => retriever === 'vectors');
    return brought.map(({ retriever, value, sorted }) => {
      const score = value(ranked);
      return { retriever, rank: sorted.length - sorted.lastIndexOf(score), score: rounded(score) };
    });
  };
}

function rounded(score: number): number {
  return Math.round(Math.min(Math.max(score, 0), 1) * 10_000) / 10_000;
}
