import { splitSentences } from '../../language/sentences/split-sentences.js';

/** What a sentence is worth as an answer. */
export type WorthOf = (sentence: string) => Promise<number>;

/**
 * A memory with fewer and fewer of its sentences, in their order: those that say least about the question go first. What is left out
 * is marked.
 */
export async function* shortenMemory(text: string, worthOf: WorthOf): AsyncGenerator<string> {
  // Scripts that set no words apart set no sentences apart either.
  const sentences = splitSentences(text.replace(/[。！？]+/g, '$&\n'));
  const judged = await Promise.all(
    sentences.map(async (sentence, index) => ({ sentence, index, worth: await worthOf(sentence) })),
  );
  const best = [...judged].sort((one, other) => other.worth - one.worth || one.index - other.index);
  for (let count = best.length - 1; count > 0; count--) {
    const kept = best.slice(0, count).map(({ index }) => index);
    yield withGaps(
      judged.filter(({ index }) => kept.includes(index)),
      judged.length,
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
