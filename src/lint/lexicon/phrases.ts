import type { Concept } from './concepts.js';
import { conceptList, entriesAt, entriesOfSigns, listsOfWord } from './packed-lexicon.js';

/** `isPrefix`: any word that begins with the text. */
type Part = { readonly text: string; readonly isPrefix: boolean };
export type Phrase = { readonly concept: Concept; readonly parts: readonly Part[] };

/** The phrases whose first part could be this word. */
export function phrasesFor(word: string): readonly Phrase[] {
  const lists = listsOfWord(word);
  const [first] = lists;
  if (first === undefined) return none;
  return lists.length === 1 ? phrasesIn(first) : lists.flatMap(phrasesIn);
}

/** A phrase of a script without spaces. */
export type SignPhrase = { readonly concept: Concept; readonly text: string };

/** The phrases of scripts without spaces that begin with these two signs. */
export function phrasesAt(signs: string): readonly SignPhrase[] {
  const known = bySigns.get(signs);
  if (known !== undefined) return known;
  const found: SignPhrase[] = [];
  for (const entry of entriesOfSigns(signs)) {
    for (const { concept, parts } of toPhrases(entry)) found.push({ concept, text: parts[0]?.text ?? '' });
  }
  if (bySigns.size >= mostRemembered) bySigns.clear();
  bySigns.set(signs, found);
  return found;
}

export function matches(part: Part | undefined, word: string): boolean {
  if (part === undefined) return false;
  return part.isPrefix ? word.startsWith(part.text) : word === part.text;
}

const mostRemembered = 20_000;
const bySigns = new Map<string, readonly SignPhrase[]>();
/** There are no more lists than the lexicon has words. */
const byList = new Map<number, readonly Phrase[]>();
const none: readonly Phrase[] = [];

/** Kept, because all words with one beginning share its list. */
function phrasesIn(list: number): readonly Phrase[] {
  const known = byList.get(list);
  if (known !== undefined) return known;
  const found: Phrase[] = [];
  for (const entry of entriesAt(list)) for (const phrase of toPhrases(entry)) found.push(phrase);
  byList.set(list, found);
  return found;
}

/** `send* to=12.40`: its parts, and the numbers of its concepts. */
function toPhrases(entry: string): Phrase[] {
  const at = entry.lastIndexOf('=');
  const words = entry.slice(0, at);
  const parts = words.includes(' ') ? words.split(' ').map(toPart) : [toPart(words)];
  const concepts = conceptList();
  const phrases: Phrase[] = [];
  for (const number of entry.slice(at + 1).split('.')) {
    const concept = concepts[Number(number)];
    if (concept !== undefined) phrases.push({ concept, parts });
  }
  return phrases;
}

function toPart(word: string): Part {
  return word.endsWith('*') ? { text: word.slice(0, -1), isPrefix: true } : { text: word, isPrefix: false };
}
