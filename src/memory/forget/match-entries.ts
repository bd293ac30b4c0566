import type { Entry } from '../../entries/entry.js';
import { entryOfPiece, type Piece } from '../../entries/read/entry-pieces.js';
import { containsWords } from './contains-words.js';
import { twinFinder } from './find-twin.js';

/** A memory that matches a request to forget, and the reason. */
export type Match = { readonly entry: Piece; readonly reason: string };

export type Matching = {
  /** Certain matches. */
  readonly sure: readonly Match[];
  /** Related memories, forgotten only when named. */
  readonly related: readonly Match[];
};

export type WordSense = {
  readonly termsOf: TermsOf;
  /** Whether a text has only very common words. */
  readonly isCommon: (text: string) => boolean;
};

type TermsOf = (text: string) => readonly string[];

/** The share of the request's words a memory must have to be shown as related. */
const near = 0.5;

/**
 * The matches of a request to forget: ids, `path#line`, the exact words, all words of the request in one memory, and memories that say the
 * same as one of those.
 */
export function matchEntries(request: string, entries: readonly Piece[], { termsOf, isCommon }: WordSense): Matching {
  const named = entries.filter((entry) => isNamed(entry, request.trim()));
  if (named.length > 0) return { sure: named.map((entry) => ({ entry, reason: 'named' })), related: [] };
  if (isTooLittle(request) || isCommon(request)) return { sure: [], related: sayingIt(request, entries) };
  const wanted = new Set(termsOf(request));
  const sure = new Map<string, Match>();
  const related = new Map<string, Match>();
  const heldBy = (entry: Entry) =>
    share(wanted, new Set(termsOf([entry.text, ...entry.trail, ...entry.about.tags].join('\n'))));
  for (const entry of entries) {
    if (containsWords(entry.text, request)) sure.set(entry.id, { entry, reason: 'contains the exact words' });
    else {
      const held = heldBy(entry);
      if (held === 1) sure.set(entry.id, { entry, reason: 'contains every word' });
      else if (held >= near) related.set(entry.id, { entry, reason: 'contains some of the words' });
    }
  }
  if (sure.size === 0) return { sure: [], related: [...related.values()] };
  const twins = twinFinder(entries, termsOfText(termsOf));
  for (const { entry } of sure.values()) twins.add(entry);
  for (const entry of entries) {
    if (sure.has(entry.id)) continue;
    const twin = twins.find(entry);
    if (twin === undefined) continue;
    const match = { entry, reason: `says the same as ${twin.id}` };
    // Two sentences may differ only in the requested name.
    if (!related.has(entry.id)) related.set(entry.id, match);
    else {
      sure.set(entry.id, match);
      twins.add(entry);
      related.delete(entry.id);
    }
  }
  return { sure: [...sure.values()], related: [...related.values()] };
}

/** A single character occurs in too many texts to match one of them. */
export function isTooLittle(request: string): boolean {
  return (request.match(/[\p{L}\p{N}]/gu) ?? []).length < 2;
}

function sayingIt(request: string, entries: readonly Piece[]): Match[] {
  const saying = entries.filter(({ text }) => containsWords(text, request));
  return saying.map((entry) => ({ entry, reason: 'contains it, like many others' }));
}

function isNamed(piece: Piece, request: string): boolean {
  const { path, startLine, endLine } = piece;
  const { id } = entryOfPiece(piece);
  if (id === request || id.startsWith(`${request}#`)) return true;
  const place = /^(.+)#(\d+)$/.exec(request);
  const line = Number(place?.[2]);
  return place?.[1] === path && startLine <= line && line <= endLine;
}

/** The share of wanted words that are present, 0 to 1. */
function share(wanted: ReadonlySet<string>, there: ReadonlySet<string>): number {
  if (wanted.size === 0) return 0;
  let found = 0;
  for (const term of wanted) if (there.has(term)) found++;
  return found / wanted.size;
}

/** The words of the text of an entry, read once. */
function termsOfText(termsOf: TermsOf): (entry: Entry) => ReadonlySet<string> {
  const known = new Map<Entry, ReadonlySet<string>>();
  return (entry) => {
    let terms = known.get(entry);
    if (terms === undefined) {
      terms = new Set(termsOf(entry.text));
      known.set(entry, terms);
    }
    return terms;
  };
}
