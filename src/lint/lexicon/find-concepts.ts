import type { Concept } from './concepts.js';
import { matches, noUnit, type Phrase, phrasesAt } from './phrases.js';
import { readWords, wordEnds, wordStarts, words } from './read-words.js';
import type { KnownWord } from './word-cache.js';

/** A word or phrase that stands for a concept. Offsets are into the searched text; `word` counts words before it. */
export type ConceptHit = {
  readonly concept: Concept;
  /** The number of the concept. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly word: number;
};

/**
 * Finds the words and phrases of the lexicon in a text, whatever its language. Looks words up in tables, so that the time
 * is linear in the length of the text. In scripts without spaces phrases are found anywhere.
 */
export function findConcepts(text: string): ConceptHit[] {
  const count = readWords(text);
  const hits: ConceptHit[] = [];
  for (let index = 0; index < count; index++) {
    const word = words[index];
    if (word === undefined) break;
    const start = wordStarts[index] ?? 0;
    if (word.isUnspaced) findUnspaced(word, { start, word: index }, hits);
    if (word.phrases === null) continue;
    const following = index + 1 < count ? words[index + 1] : undefined;
    const phrases = word.phrases.before(following === undefined ? noUnit : following.text.charCodeAt(0));
    for (let next = 0; next < phrases.length; next++) {
      const phrase = phrases[next];
      const last = phrase === undefined ? -1 : lastWord(phrase, index, count);
      if (phrase !== undefined && last !== -1)
        hits.push(hitOn(phrase, { start, end: wordEnds[last] ?? 0, word: index }));
    }
  }
  return hits;
}

/** The number of the last word of the phrase where it stands here, or -1. */
function lastWord({ parts }: Phrase, first: number, count: number): number {
  const last = first + parts.length - 1;
  if (last >= count) return -1;
  for (let index = 1; index < parts.length; index++) {
    if (!matches(parts[index], words[first + index]?.text ?? '')) return -1;
  }
  return last;
}

function findUnspaced({ text }: KnownWord, { start, word }: { start: number; word: number }, hits: ConceptHit[]): void {
  for (let at = 0; at < text.length; at++) {
    // Signs below are letters of scripts with spaces.
    if (text.charCodeAt(at) < 0x3040) continue;
    const phrases = phrasesAt(text.slice(at, at + 2));
    for (let index = 0; index < phrases.length; index++) {
      const phrase = phrases[index];
      if (phrase !== undefined && text.startsWith(phrase.text, at)) {
        const from = start + at;
        hits.push(hitOn(phrase, { start: from, end: from + phrase.text.length, word: word + Math.floor(at / 3) }));
      }
    }
  }
}

type Place = { readonly start: number; readonly end: number; readonly word: number };

/** All hits are made here and of whole numbers, because V8 moves objects that differ in kind, each at its first use. */
function hitOn({ concept, number }: Pick<ConceptHit, 'concept' | 'number'>, { start, end, word }: Place): ConceptHit {
  return { concept, number, start: start | 0, end: end | 0, word: word | 0 };
}
