import type { Concept } from './concepts.js';
import { conceptList, entriesOfSigns, entriesOfWord } from './packed-lexicon.js';

/** `isPrefix`: any word that begins with the text. */
type Part = { readonly text: string; readonly isPrefix: boolean };
export type Phrase = { readonly concept: Concept; readonly parts: readonly Part[] };

/** The phrases whose first part could be this word. */
export function phrasesFor(word: string): readonly Phrase[] {
  const known = byWord.get(word);
  if (known !== undefined) return known;
  const entries = entriesOfWord(word);
  const found = entries.length === 0 ? none : entries.flatMap(toPhrases);
  if (byWord.size >= mostRemembered) byWord.clear();
  byWord.set(word, found);
  return found;
}

/** A phrase of a script without spaces. */
export type SignPhrase = { readonly concept: Concept; readonly text: string };

/** The phrases of scripts without spaces that begin with these two signs. */
export function phrasesAt(signs: string): readonly SignPhrase[] {
  const known = bySigns.get(signs);
  if (known !== undefined) return known;
  const phrases = entriesOfSigns(signs).flatMap(toPhrases);
  const found = phrases.map(({ concept, parts }) => ({ concept, text: parts[0]?.text ?? '' }));
  if (bySigns.size >= mostRemembered) bySigns.clear();
  bySigns.set(signs, found);
  return found;
}

export function matches(part: Part | undefined, word: string): boolean {
  if (part === undefined) return false;
  return part.isPrefix ? word.startsWith(part.text) : word === part.text;
}

const mostRemembered = 20_000;
const byWord = new Map<string, readonly Phrase[]>();
const bySigns = new Map<string, readonly SignPhrase[]>();
const none: readonly Phrase[] = [];

function toPhrases(entry: string): Phrase[] {
  const at = entry.lastIndexOf('=');
  const parts = entry
    .slice(0, at)
    .split(' ')
    .map((part) =>
      part.endsWith('*') ? { text: part.slice(0, -1), isPrefix: true } : { text: part, isPrefix: false },
    );
  const concepts = conceptList();
  return entry
    .slice(at + 1)
    .split('.')
    .flatMap((number) => {
      const concept = concepts[Number(number)];
      return concept === undefined ? [] : [{ concept, parts }];
    });
}
