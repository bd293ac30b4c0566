import { tenseOf } from '../sentences/tense.js';
import { contentTerms } from '../words/content-terms.js';
import { nameKey } from './name-key.js';

const mostWords = 3;

/** The first words of a text that stand side by side and mean one of these terms, as they are written; empty where none does. */
export function firstMention(text: string, terms: readonly string[]): string {
  const wanted = new Set(terms);
  const run: string[] = [];
  for (const part of text.split(/\s+/)) {
    const word = bare(part);
    const goesOn = run.length === 0 || (!tenseOf(word).happened && !(startsSmall(run.at(-1)) && !startsSmall(word)));
    const isMeant = goesOn && contentTerms(word).some((term) => wanted.has(term));
    if (isMeant) run.push(word);
    // Punctuation between two words ends a phrase.
    if (run.length === mostWords || (run.length > 0 && (!isMeant || /[^\p{L}\p{M}\p{N}'’"”]$/u.test(part)))) break;
  }
  return run.join(' ');
}

/** A name or subject as a text writes it, or as it was given where the text says it in no such way. */
export function asWritten(text: string, name: string): string {
  const key = nameKey(name);
  const length = key.split(' ').length;
  const words = text.split(/\s+/).map((word) => bare(word).replace(/['’]s$/u, ''));
  const at = words.findIndex((_, index) => nameKey(words.slice(index, index + length).join(' ')) === key);
  return at === -1 ? name : words.slice(at, at + length).join(' ');
}

function startsSmall(word = ''): boolean {
  return /^\p{Ll}/u.test(word);
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
}
