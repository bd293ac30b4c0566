import table from '../../../data/lint/order-phrases.json' with { type: 'json' };
import { lazyValue } from '../../workspace/lazy-value.js';
import type { Sentence } from '../text/sentences.js';
import type { PlainOrder } from './order-rule.js';
import { hitsOf, isImagined, speaksOf } from './read-sentence.js';

/** What a phrase orders: a key of data/lint/order-phrases.json. */
export type OrderKind = Exclude<keyof typeof table, 'about' | 'source' | 'languages'>;

/** An order in one of the phrases that say nothing else, in the languages lint promises. */
export function findOrderPhrase(kind: OrderKind, sentence: Sentence): PlainOrder | null {
  const { text } = sentence;
  const { words, patterns } = phrases[kind]();
  const lower = text.toLowerCase();
  if (!words.some((word) => lower.includes(word)) || isImagined(sentence)) return null;
  for (const pattern of patterns()) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const range = { start: match.index, end: match.index + match[0].length };
    return isTold(sentence, range.start) ? null : range;
  }
  return null;
}

/** Denied right before it, or told of somebody. */
function isTold(sentence: Sentence, start: number): boolean {
  const isBefore = hitsOf(sentence, 'negation').some(({ end }) => end <= start && start - end <= 24);
  return isBefore || speaksOf(sentence, 'reported');
}

type Phrases = { readonly words: readonly string[]; readonly patterns: () => readonly RegExp[] };

function lazyPhrases(kind: OrderKind): () => Phrases {
  return lazyValue(() => {
    const { words, ...byLanguage } = table[kind];
    const sources = Object.values(byLanguage).flat();
    // A pattern with a name in it tells names by their capitals.
    return {
      words,
      patterns: lazyValue(() => sources.map((source) => new RegExp(source, source.includes('[A-Z') ? 'u' : 'iu'))),
    };
  });
}

const phrases: Readonly<Record<OrderKind, () => Phrases>> = {
  secrecy: lazyPhrases('secrecy'),
  override: lazyPhrases('override'),
  approval: lazyPhrases('approval'),
  identity: lazyPhrases('identity'),
  propagation: lazyPhrases('propagation'),
  unbound: lazyPhrases('unbound'),
  disclosure: lazyPhrases('disclosure'),
  addressed: lazyPhrases('addressed'),
  handover: lazyPhrases('handover'),
};
