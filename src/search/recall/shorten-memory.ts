import { splitSentences } from '../../language/sentences/split-sentences.js';

/** How well a sentence answers the question. */
export type SentenceScore = (sentence: string) => Promise<number>;

/**
 * Ever shorter versions of a memory: the sentences that answer least are dropped first, the rest keeps its order. Gaps are marked
 * with an ellipsis.
 */
export async function* shortenMemory(text: string, scoreSentence: SentenceScore): AsyncGenerator<string> {
  // Scripts without spaces between words have none between sentences either.
  const sentences = splitSentences(text.replace(/[。！？]+/g, '$&\n'));
  const scored = await Promise.all(
    sentences.map(async (sentence, index) => ({ sentence, index, score: await scoreSentence(sentence) })),
  );
  const best = [...scored].sort((one, other) => other.score - one.score || one.index - other.index);
  for (let count = best.length - 1; count > 0; count--) {
    const kept = best.slice(0, count).map(({ index }) => index);
    yield withGaps(
      scored.filter(({ index }) => kept.includes(index)),
      scored.length,
    );
  }
}

type Kept = { readonly sentence: string; readonly index: number };

function withGaps(kept: readonly Kept[], count: number): string {
  const parts = kept.map(({ sentence, index }, place) => {
    const isAfterGap = index !== (kept[place - 1]?.index ?? -1) + 1;
    return `${isAfterGap ? '… ' : ''}${sentence}`;
  });
  return `${parts.join(' ')}${kept.at(-1)?.index === count - 1 ? '' : ' …'}`;
}
