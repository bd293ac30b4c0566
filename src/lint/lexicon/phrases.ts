import { readFileSync } from 'node:fs';
import type { Concept } from './concepts.js';

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
  const beginnings = beginningsOf(word.slice(0, 2));
  if (beginnings.length > 0) {
    for (const entry of beginnings) if (word.startsWith(entry.slice(0, entry.indexOf('*')))) found.push(entry);
  }
  return found.length === 0 ? none : found.flatMap(toPhrases);
}

const byLetters = new Map<string, readonly string[]>();

function beginningsOf(letters: string): readonly string[] {
  const known = byLetters.get(letters);
  if (known !== undefined) return known;
  const entries = entriesOf(groupOf(letters)[2]);
  byLetters.set(letters, entries);
  return entries;
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
  const { concepts } = lexicon();
  return entry
    .slice(at + 1)
    .split('.')
    .flatMap((number) => {
      const concept = concepts[Number(number)];
      return concept === undefined ? [] : [{ concept, parts }];
    });
}

type Group = readonly [words: string, phrases: string, beginnings: string];

const noGroup: Group = ['', '', ''];

function groupOf(key: string): Group {
  const { groups } = lexicon();
  return Object.hasOwn(groups, key) ? (groups[key] ?? noGroup) : noGroup;
}

type Lexicon = { readonly concepts: readonly Concept[]; readonly groups: Readonly<Record<string, Group>> };

let loaded: Lexicon | null = null;

/** Lies beside this file, in the sources as in the package. */
function lexicon(): Lexicon {
  loaded ??= JSON.parse(readFileSync(new URL('./lexicon.generated.json', import.meta.url), 'utf8')) as Lexicon;
  return loaded;
}
