import type { Concept } from './concepts.js';
import { conceptList, groupOf } from './packed-lexicon.js';

/** `isPrefix`: any word that begins with the text. */
type Part = { readonly text: string; readonly isPrefix: boolean };
export type Phrase = { readonly concept: Concept; readonly parts: readonly Part[] };

/** The phrases whose first part could be this word. */
export function phrasesFor(word: string): readonly Phrase[] {
  const known = byWord.get(word);
  if (known !== undefined) return known;
  const found = lookUp(word);
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
  const phrases = entriesOf(groupOf(signs)[0]).flatMap(toPhrases);
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

function lookUp(word: string): readonly Phrase[] {
  const [words, phrases] = groupOf(word.slice(0, 3));
  const found = entriesWith(words, `;${word}=`);
  if (phrases !== '') found.push(...entriesWith(phrases, `;${word} `));
  for (const { beginning, entry } of beginningsOf(word.slice(0, 2))) if (word.startsWith(beginning)) found.push(entry);
  return found.length === 0 ? none : found.flatMap(toPhrases);
}

type Beginning = { readonly beginning: string; readonly entry: string };

const byLetters = new Map<string, readonly Beginning[]>();

function beginningsOf(letters: string): readonly Beginning[] {
  const known = byLetters.get(letters);
  if (known !== undefined) return known;
  const list = entriesOf(groupOf(letters)[2]).map((entry) => ({
    beginning: entry.slice(0, entry.indexOf('*')),
    entry,
  }));
  if (byLetters.size >= mostRemembered) byLetters.clear();
  byLetters.set(letters, list);
  return list;
}

/** The entries of a list that begin with this. */
function entriesWith(list: string, beginning: string): string[] {
  const found: string[] = [];
  for (let at = list.indexOf(beginning); at !== -1; at = list.indexOf(beginning, at + 1)) {
    const end = list.indexOf(';', at + 1);
    found.push(list.slice(at + 1, end === -1 ? undefined : end));
  }
  return found;
}

function entriesOf(list: string): string[] {
  return list === '' ? [] : list.slice(1).split(';');
}

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
