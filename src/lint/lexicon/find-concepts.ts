import { atFirstUse } from '../../workspace/at-first-use.js';
import type { Concept } from './concepts.js';
import { matches, type Phrase, phrasesAt, phrasesFor } from './phrases.js';

/** A word or phrase that stands for a concept. Offsets are into the searched text; `word` counts words before it. */
export type ConceptHit = {
  readonly concept: Concept;
  readonly start: number;
  readonly end: number;
  readonly word: number;
};

type Word = { readonly text: string; readonly start: number; readonly end: number };

/**
 * Finds the words and phrases of the lexicon in a text, whatever its language. Looks words up in tables, so that the time
 * is linear in the length of the text. In scripts without spaces phrases are found anywhere.
 */
export function findConcepts(text: string): ConceptHit[] {
  const lower = text.toLowerCase();
  // Lower case can be longer than the text; then offsets would lie, and case is left as it is.
  const searched = lower.length === text.length ? lower : text;
  const isPlain = plain.test(searched);
  const words = wordsOf(searched, isPlain ? plainWord : wordPattern());
  const hits: ConceptHit[] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index];
    if (word === undefined) break;
    if (!isPlain && unspaced.test(word.text)) findUnspaced(word, index, hits);
    const phrases = phrasesFor(word.text);
    for (let next = 0; next < phrases.length; next++) {
      const phrase = phrases[next];
      const last = phrase === undefined ? null : lastWord(phrase, words, index);
      if (phrase !== undefined && last !== null)
        hits.push({ concept: phrase.concept, start: word.start, end: last.end, word: index });
    }
  }
  return hits;
}

const wordPattern = atFirstUse(() => /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu);
/** Most texts need no tables of letters. */
const plain = /^[\x00-\x7f\u00a7\u00ab\u00b0\u00b7\u00bb\u2010-\u2027\u2190-\u21ff\u2500-\u257f\u2600-\u26ff]*$/;
const plainWord = /[a-z0-9]+(?:['’][a-z]+)*/gi;
const unspaced = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/;

/** `don't` counts as `do not`, so that the lexicon need not hold everything twice. */
function wordsOf(text: string, pattern: RegExp): Word[] {
  const words: Word[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const { 0: found, index } = match;
    const end = index + found.length;
    const word = found.includes('’') ? found.replaceAll('’', "'") : found;
    if (word.endsWith("n't")) {
      const stem = contractions.get(word) ?? word.slice(0, -3);
      words.push({ text: stem, start: index, end }, { text: 'not', start: index, end });
    } else words.push({ text: word, start: index, end });
  }
  return words;
}

const contractions = new Map([
  ["can't", 'can'],
  ["won't", 'will'],
  ["shan't", 'shall'],
]);

/** The last word of the phrase where it stands here, or null. */
function lastWord({ parts }: Phrase, words: readonly Word[], at: number): Word | null {
  for (let index = 1; index < parts.length; index++) {
    const word = words[at + index];
    if (word === undefined || !matches(parts[index], word.text)) return null;
  }
  return words[at + parts.length - 1] ?? null;
}

function findUnspaced({ text, start }: Word, word: number, hits: ConceptHit[]): void {
  for (let at = 0; at < text.length; at++) {
    // Signs below are letters of scripts with spaces.
    if (text.charCodeAt(at) < 0x3040) continue;
    const phrases = phrasesAt(text.slice(at, at + 2));
    for (let index = 0; index < phrases.length; index++) {
      const phrase = phrases[index];
      if (phrase !== undefined && text.startsWith(phrase.text, at))
        hits.push({
          concept: phrase.concept,
          start: start + at,
          end: start + at + phrase.text.length,
          word: word + Math.floor(at / 3),
        });
    }
  }
}
