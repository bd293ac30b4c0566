import { isEntityId } from '../../entries/graph/entity-id.js';
import type { Piece } from '../../entries/read/entry-pieces.js';
import { unescapeText } from '../../entries/read/unescape-text.js';
import { forgottenWord } from '../../journal/erasure/hide-erased-name.js';
import { splitClaims } from '../../language/sentences/split-claims.js';
import { hasCommonWordsOnly } from '../../language/words/content-terms.js';
import { escapePattern, wholeWords } from './contains-words.js';
import { type EntityMatch, isCalled } from './match-entities.js';

/** Shorter pieces occur in too many other sentences. */
const shortest = 12;

export type Forgetting = {
  readonly entries: readonly Pick<Piece, 'text' | 'id' | 'path' | 'whole'>[];
  /** The requested words; null for an id or a location. */
  readonly phrase: string | null;
  readonly entities: readonly EntityMatch[];
  /** The files that are removed entirely. */
  readonly removed: readonly string[];
};

/**
 * The pieces of text that identify forgotten memories in other files: their lines, the requested words, the ids of entities, the names of
 * requested entities, and the names of files named after them.
 */
export function forgottenPhrases({ entries, phrase, entities, removed }: Forgetting): string[] {
  const lines = entries.flatMap(({ text }) => `${text}\n${unescapeText(text)}`.split('\n').map(plain));
  const asked = phrase === null ? [] : [plain(phrase)].filter((words) => words.includes(' ') || /\d/.test(words));
  const long = lines.filter((line) => [...line].length >= shortest);
  const ids = entities.map(({ entity }) => entity.id).filter(isEntityId);
  const names = phrase === null ? [] : entities.filter(isMeantBy(phrase)).map(({ entity }) => entity.name);
  const files = removed.flatMap((path) => fileNames(path, entries));
  return [...new Set([...long, ...asked, ...ids, ...names, ...files])].filter((needle) => needle !== '');
}

/** Names of a file: its path, the ids of its memories, and its bare name if that is unambiguous. */
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

/** An id, a path or the name of a file, as a whole, not part of a longer one. */
function isName(needle: string): boolean {
  if (/\s/.test(needle)) return false;
  return isEntityId(needle) || isSlug(needle) || /^(?:vault|procedure|note|entity):|\/.*\.md$/.test(needle);
}

/** What a proposal or a log may quote from the memories: single claims, and the requested words even if they are few. */
export function quotedPhrases(forgetting: Forgetting): string[] {
  const claims = forgetting.entries.flatMap(({ text }) => splitClaims(text).map((claim) => plain(claim.text)));
  const bare = claims.map((claim) => claim.replace(/[.!?。！？]+$/u, ''));
  const long = bare.filter((claim) => [...claim].length >= shortest);
  return [...new Set([...long, ...wordsOf(forgetting)])].filter((quote) => quote !== '');
}

/** What to search for: the exact words, and a pattern for them as whole words. */
export type Trace = { readonly words: string; readonly pattern: RegExp; readonly isId: boolean };

/** The pieces and the requested words, even if few: for searching, not for replacing. */
export function tracesOf(forgetting: Forgetting): Trace[] {
  const all = new Set([...forgottenPhrases(forgetting), ...wordsOf(forgetting)]);
  return [...all].map((words) => ({ words, pattern: patternOf(words, 'i'), isId: isName(words) }));
}

/** The requested words, and the names of requested entities. */
export function wordsOf({ phrase, entities }: Forgetting): string[] {
  const meant = entities.filter((match) => match.reason === 'named' || (phrase !== null && isMeantBy(phrase)(match)));
  const asked = phrase === null ? [] : [phrase.trim()];
  return [...new Set([...asked, ...meant.flatMap(({ entity }) => [entity.name, entity.id])])];
}

/** Whether a line contains one of the pieces. */
export function containsPhrase(line: string, needles: readonly string[]): boolean {
  const lower = line.toLowerCase();
  return needles.some((needle) => lower.includes(needle.toLowerCase()) && patternOf(needle, caseOf(needle)).test(line));
}

/** The text with every piece replaced by a redaction word. */
export function redactPhrases(text: string, needles: readonly string[]): string {
  const longestFirst = [...needles].sort((one, other) => other.length - one.length);
  return longestFirst.reduce(
    (rest, needle) => rest.replace(patternOf(needle, `g${caseOf(needle)}`), forgottenWord),
    text,
  );
}

/**
 * What was said in a conversation, without the forgotten text. Conversations are where memories come from, so single claims of a memory
 * count too, and the requested words even if they are one, unless sentences are full of it.
 */
export function redactSpoken(forgetting: Forgetting): (text: string) => string {
  const asked = wordsOf(forgetting).filter(
    (words) => [...words].length >= shortestSpoken && !hasCommonWordsOnly(words),
  );
  const isAsked = new Set(wordsOf(forgetting));
  const quotes = quotedPhrases(forgetting).filter((quote) => !isAsked.has(quote));
  const needles = [...new Set([...forgottenPhrases(forgetting), ...quotes, ...asked])].sort(
    (one, other) => other.length - one.length,
  );
  // People break lines where a memory has a space.
  const patterns = needles.map((needle) => {
    const { source } = patternOf(needle.normalize('NFC'), '');
    return new RegExp(source.replace(/ +/g, '\\s+'), `gu${caseOf(needle)}`);
  });
  return (text) => {
    const said = text.normalize('NFC');
    const rest = patterns.reduce((left, pattern) => left.replace(pattern, forgottenWord), said);
    return rest === said ? text : rest;
  };
}

/** Shorter words are part of too many sentences. */
const shortestSpoken = 4;

/** `place--porto` does not match `place--porto-2`. */
function patternOf(needle: string, flags: string): RegExp {
  return isName(needle)
    ? new RegExp(`(?<![\\p{L}\\p{N}-])${escapePattern(needle)}(?![\\p{L}\\p{N}-])`, `u${flags}`)
    : wholeWords(needle, flags);
}

/** A single word is case-sensitive: `will` is not Will. */
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
