import type { Store } from '../entries/entry.js';
import { dayOfNumber } from './chunk-facts.js';
import { decayFactors, type StatusOf } from './decay-status.js';
import type { ChunkText, IndexView } from './index-interface.js';
import type { RankedChunk, Ranking } from './rank-chunks.js';
import { headingMark } from './read-dated.js';
import type { Because, SearchHit } from './search-answer.js';
import { makeSnippet } from './snippet.js';

export type CollectOptions = {
  readonly count: number;
  readonly minScore: number;
  readonly archived: boolean;
};

/** A hit before it is shown: its snippet is made only then. */
export type FoundHit = Omit<SearchHit, 'snippet' | 'marks' | 'because' | 'features'> & {
  readonly chunk: { readonly ranked: RankedChunk; readonly text: string; readonly language: string };
};

type Found = { readonly ranked: RankedChunk; readonly text: ChunkText; readonly decay: number; readonly score: number };

/** The memories of the best chunks: one hit for each, after what its recorded status takes off. */
export function collectHits(
  view: Pick<IndexView, 'readText'>,
  { ranking, statusOf }: { ranking: Ranking; statusOf: StatusOf },
  { count, minScore, archived }: CollectOptions,
): FoundHit[] {
  const found = new Map<string, Found>();
  for (const ranked of ranking.chunks) {
    // Nothing that comes later can be worth more than it is here.
    if (ranked.score < minScore || (found.size >= count && ranked.score <= worst(found, count))) break;
    const text = view.readText(ranked.chunk.id);
    const key = `${ranked.chunk.file}:${text?.entry}`;
    if (text === null || found.has(key)) continue;
    const status = isCurated(text.store) ? 'active' : statusOf({ id: text.entry, path: text.path });
    if (status === 'archived' && !archived) continue;
    const decay = decayFactors[status];
    const score = ranked.score * decay * (isRelation(text) ? relationFactor : 1);
    if (score >= minScore) found.set(key, { ranked, text, decay, score });
  }
  const best = [...found.values()].sort((one, other) => other.score - one.score).slice(0, count);
  return best.map(({ ranked, text, decay, score }): FoundHit => {
    const date = dayOfNumber(text.day);
    return {
      id: text.entry,
      path: text.path,
      startLine: text.startLine,
      endLine: text.endLine,
      heading: text.heading,
      ...(date !== null && { date }),
      store: text.store,
      score: rounded(score),
      decay,
      chunk: { ranked, text: text.text, language: text.language },
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

/** `relates-to: [[organisation--acme]]` says less than the sentence it is based on. */
const relationFactor = 0.75;

function isRelation({ store, heading }: ChunkText): boolean {
  return store === 'semantic' && heading.endsWith(`${headingMark}Relations`);
}

/** Core memory and the vault are maintained by the owner and never fade. */
function isCurated(store: Store): boolean {
  return store === 'core' || store === 'vault';
}

function worst(found: ReadonlyMap<string, Found>, count: number): number {
  const scores = [...found.values()].map(({ score }) => score).sort((one, other) => other - one);
  return scores[count - 1] ?? 0;
}

/** Which retrievers speak for a chunk, and its rank in the order of each. */
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
    // The least similar candidate has a meaning of 0, and may still have been found by it alone.
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
