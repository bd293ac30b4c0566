import { numberOfConcept } from './concept-numbers.js';
import type { Concept } from './concepts.js';
import { conceptList, entriesAt, entriesOfSigns, listsOfWord } from './packed-lexicon.js';

/** `isPrefix`: any word that begins with the text. */
type Part = { readonly text: string; readonly isPrefix: boolean };
export type Phrase = { readonly concept: Concept; readonly number: number; readonly parts: readonly Part[] };

/** Where no word follows, or no second part. */
export const noUnit = -1;

/** The phrases whose first part could be one word, arranged by how their second part begins: few go with what follows. */
export class PhrasesOfWord {
  readonly #entries: readonly Entry[];
  readonly #alone: readonly Phrase[];
  /** By the first unit of the word that follows. Null where no phrase has a second part. */
  readonly #before: Map<number, readonly Phrase[]> | null;

  constructor(entries: readonly Entry[]) {
    this.#entries = entries;
    this.#alone = phrasesIn(entries, noUnit);
    this.#before = entries.some(({ second }) => second !== noUnit) ? new Map() : null;
  }

  /** Those that the next word may go on with, and those of one word. `unit` is the first of that word. */
  before(unit: number): readonly Phrase[] {
    if (this.#before === null || unit === noUnit) return this.#alone;
    const known = this.#before.get(unit);
    if (known !== undefined) return known;
    const goesOn = this.#entries.some(({ second }) => second === unit);
    const found = goesOn ? phrasesIn(this.#entries, unit) : this.#alone;
    this.#before.set(unit, found);
    return found;
  }
}

/** The phrases whose first part could be this word; null for none. */
export function phrasesFor(word: string): PhrasesOfWord | null {
  const lists = listsOfWord(word);
  const first = lists[0];
  if (first === undefined) return null;
  return lists.length === 1 ? phrasesOfList(first) : new PhrasesOfWord(lists.flatMap(entriesIn));
}

/** A phrase of a script without spaces. */
export type SignPhrase = { readonly concept: Concept; readonly number: number; readonly text: string };

/** The phrases of scripts without spaces that begin with these two signs. */
export function phrasesAt(signs: string): readonly SignPhrase[] {
  const known = bySigns.get(signs);
  if (known !== undefined) return known;
  const found: SignPhrase[] = [];
  for (const entry of entriesOfSigns(signs)) {
    for (const { concept, number, parts } of toPhrases(entry))
      found.push({ concept, number, text: parts[0]?.text ?? '' });
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

/** One line of the lexicon, taken apart when it is needed. `second` is the first unit of its second part. */
type Entry = { readonly text: string; readonly second: number; phrases: readonly Phrase[] | null };

/** There are no more lists than the lexicon has words. Kept, because all words with one beginning share its list. */
const byList = new Map<number, readonly Entry[]>();
const ofList = new Map<number, PhrasesOfWord>();

function phrasesOfList(list: number): PhrasesOfWord {
  const known = ofList.get(list);
  if (known !== undefined) return known;
  const phrases = new PhrasesOfWord(entriesIn(list));
  ofList.set(list, phrases);
  return phrases;
}

function entriesIn(list: number): readonly Entry[] {
  const known = byList.get(list);
  if (known !== undefined) return known;
  const entries = entriesAt(list).map((text): Entry => {
    const space = text.indexOf(' ');
    return { text, second: space === -1 ? noUnit : text.charCodeAt(space + 1), phrases: null };
  });
  byList.set(list, entries);
  return entries;
}

/** In the order of the entries. By index: until a function is optimised, V8 makes an object for every step of an iterator. */
function phrasesIn(entries: readonly Entry[], second: number): readonly Phrase[] {
  const found: Phrase[] = [];
  for (let index = 0; index < entries.length; index++) {
    const entry = entries[index];
    if (entry === undefined || (entry.second !== noUnit && entry.second !== second)) continue;
    entry.phrases ??= toPhrases(entry.text);
    found.push(...entry.phrases);
  }
  return found;
}

/** `send* to=12.40`: its parts, and the numbers of its concepts. */
function toPhrases(entry: string): Phrase[] {
  const at = entry.lastIndexOf('=');
  const words = entry.slice(0, at);
  const parts = words.includes(' ') ? words.split(' ').map(toPart) : [toPart(words)];
  const concepts = conceptList();
  const phrases: Phrase[] = [];
  for (const index of entry.slice(at + 1).split('.')) {
    const concept = concepts[Number(index)];
    if (concept !== undefined) phrases.push({ concept, number: numberOfConcept(concept), parts });
  }
  return phrases;
}

function toPart(word: string): Part {
  return word.endsWith('*') ? { text: word.slice(0, -1), isPrefix: true } : { text: word, isPrefix: false };
}
