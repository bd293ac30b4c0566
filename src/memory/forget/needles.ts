import { isEntityId } from '../../entries/entity-id.js';
import type { Piece } from '../../entries/pieces.js';
import { saidText } from '../../entries/said-text.js';
import { forgottenWord } from '../../journal/hidden-name.js';
import { splitClaims } from '../../language/sentences/split-claims.js';
import { type EntityMatch, isCalled } from './forgettable-entities.js';
import { literal, wholeWords } from './says-words.js';

/** Shorter stretches stand in too many other sentences. */
const shortest = 12;

export type Forgetting = {
  readonly entries: readonly Pick<Piece, 'text' | 'id' | 'path' | 'whole'>[];
  /** The words that were asked for; null where an id or a place was. */
  readonly phrase: string | null;
  readonly entities: readonly EntityMatch[];
  /** The files that go with them as a whole. */
  readonly removed: readonly string[];
};

/**
 * The stretches of text by which what was forgotten is known again in other files: its lines, the words that were asked for, the
 * ids of entities, with the names of those that were meant themselves, and the names of files that were called after it.
 */
export function needlesOf({ entries, phrase, entities, removed }: Forgetting): string[] {
  const lines = entries.flatMap(({ text }) => `${text}\n${saidText(text)}`.split('\n').map(plain));
  const asked = phrase === null ? [] : [plain(phrase)].filter((words) => words.includes(' ') || /\d/.test(words));
  const long = lines.filter((line) => [...line].length >= shortest);
  const ids = entities.map(({ entity }) => entity.id).filter(isEntityId);
  const names = phrase === null ? [] : entities.filter(isMeantBy(phrase)).map(({ entity }) => entity.name);
  const files = removed.flatMap((path) => fileNames(path, entries));
  return [...new Set([...long, ...asked, ...ids, ...names, ...files])].filter((needle) => needle !== '');
}

/** How a file is called: its path, the ids of what stood in it, and its bare name where that can be nothing else. */
function fileNames(path: string, entries: Forgetting['entries']): string[] {
  const ids = entries
    .filter((entry) => entry.path === path)
    .map(({ id, whole }) => (whole?.id ?? id).replace(/#.*$/, ''));
  const name = path.replace(/^.*\//, '').replace(/\.md$/, '');
  return [path, ...ids, ...(name.length >= shortest && isSlug(name) ? [name] : [])];
}

function isSlug(name: string): boolean {
  return /^[a-z0-9]+(?:-[a-z0-9]+){2,}$/.test(name);
}

/** An id, a path or the name of a file, which neither begins nor ends inside of another one. */
function isName(needle: string): boolean {
  if (/\s/.test(needle)) return false;
  return isEntityId(needle) || isSlug(needle) || /^(?:vault|procedure|note|entity):|\/.*\.md$/.test(needle);
}

/** What a proposal or a log may quote of the memories: single claims, and the words that were asked for however few they are. */
export function quotesOf(forgetting: Forgetting): string[] {
  const claims = forgetting.entries.flatMap(({ text }) => splitClaims(text).map((claim) => plain(claim.text)));
  const bare = claims.map((claim) => claim.replace(/[.!?。！？]+$/u, ''));
  const long = bare.filter((claim) => [...claim].length >= shortest);
  return [...new Set([...long, ...wordsOf(forgetting)])].filter((quote) => quote !== '');
}

/** What to look for: words as they were said, and a pattern that finds them as whole words. */
export type Trace = { readonly words: string; readonly pattern: RegExp; readonly isId: boolean };

/** The stretches, and the words that were asked for however few they are: to look for, not to replace. */
export function tracesOf(forgetting: Forgetting): Trace[] {
  const all = new Set([...needlesOf(forgetting), ...wordsOf(forgetting)]);
  return [...all].map((words) => ({ words, pattern: patternOf(words, 'i'), isId: isName(words) }));
}

/** The words that were asked for, and the names of entities that were meant. */
export function wordsOf({ phrase, entities }: Forgetting): string[] {
  const meant = entities.filter((match) => match.reason === 'named' || (phrase !== null && isMeantBy(phrase)(match)));
  const asked = phrase === null ? [] : [phrase.trim()];
  return [...new Set([...asked, ...meant.flatMap(({ entity }) => [entity.name, entity.id])])];
}

/** Whether a line holds one of the stretches. */
export function holdsNeedle(line: string, needles: readonly string[]): boolean {
  const lower = line.toLowerCase();
  return needles.some((needle) => lower.includes(needle.toLowerCase()) && patternOf(needle, caseOf(needle)).test(line));
}

/** The text with every stretch replaced by a word that says so. */
export function withoutNeedles(text: string, needles: readonly string[]): string {
  const longestFirst = [...needles].sort((one, other) => other.length - one.length);
  return longestFirst.reduce(
    (rest, needle) => rest.replace(patternOf(needle, `g${caseOf(needle)}`), forgottenWord),
    text,
  );
}

/** `place--porto` is not said by `place--porto-2`. */
function patternOf(needle: string, flags: string): RegExp {
  return isName(needle)
    ? new RegExp(`(?<![\\p{L}\\p{N}-])${literal(needle)}(?![\\p{L}\\p{N}-])`, `u${flags}`)
    : wholeWords(needle, flags);
}

/** A single word counts as it is written: `will` does not go with Will. */
function caseOf(needle: string): '' | 'i' {
  return /[\s\d]/.test(needle) || isName(needle) ? 'i' : '';
}

function isMeantBy(phrase: string): (match: EntityMatch) => boolean {
  return ({ entity }) => isCalled(entity, phrase);
}

function plain(line: string): string {
  return line
    .trim()
    .replace(/^(?:[-*+>]|\d{1,9}[.)])\s+/, '')
    .replace(/^#{1,6}\s+/, '')
    .trim();
}
