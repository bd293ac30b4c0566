import { plainForm } from '../language/words/irregular-forms.js';
import { splitWords } from '../language/words/split-words.js';
import { stemWord } from '../language/words/stem.js';
import { findSecrets } from '../secrets/find-secrets.js';
import { escapeForTerminal } from '../workspace/escape-for-terminal.js';

/** A stretch of a chunk to show, with the places of the matched words in it. */
export type Snippet = { readonly text: string; readonly marks: readonly (readonly [start: number, end: number])[] };

const maxCharacters = 240;

export type SnippetOptions = {
  /** Terms and what each counts. */
  readonly wanted: ReadonlyMap<string, number>;
  /** Of the text. */
  readonly language: string;
};

/** The stretch of a text with the most of the wanted terms. Secrets are masked, hidden characters spelled out, lines joined. */
export async function makeSnippet(text: string, { wanted, language }: SnippetOptions): Promise<Snippet> {
  const plain = escapeForTerminal(await withoutSecrets(text))
    .replace(/\s+/g, ' ')
    .trim();
  const matches = findMatches(plain, wanted, language);
  if (plain.length <= maxCharacters) return { text: plain, marks: matches.map(({ start, end }) => [start, end]) };
  const [from, to] = bestStretch(plain, matches, maxCharacters - 2);
  const lead = from > 0 ? '…' : '';
  const shift = lead.length - from;
  return {
    text: `${lead}${plain.slice(from, to)}${to < plain.length ? '…' : ''}`,
    marks: matches.flatMap(({ start, end }) =>
      start >= from && end <= to ? [[start + shift, end + shift] as const] : [],
    ),
  };
}

async function withoutSecrets(text: string): Promise<string> {
  let masked = '';
  let end = 0;
  for (const secret of await findSecrets(text)) {
    masked += text.slice(end, secret.startOffset) + secret.masked;
    end = secret.endOffset;
  }
  return masked + text.slice(end);
}

type Match = { readonly start: number; readonly end: number; readonly weight: number; readonly term: string };

function findMatches(text: string, wanted: ReadonlyMap<string, number>, language: string): Match[] {
  const mayMatch = language === 'en' ? beginningLike([...wanted.keys()]) : () => true;
  return splitWords(text).flatMap((word): Match[] => {
    if (word.isUnspaced) return matchesInRun(word, wanted);
    if (!mayMatch(word.text)) return [];
    const term = [stemWord(word.text, language), stemWord(word.text, 'en'), word.text].find((form) => wanted.has(form));
    return term === undefined ? [] : [{ start: word.start, end: word.end, weight: wanted.get(term) ?? 0, term }];
  });
}

/** An English stem begins as its word does, so most words of a text need not be cut to theirs. */
function beginningLike(terms: readonly string[]): (word: string) => boolean {
  const first = new Set(terms.map((term) => term.charAt(0)));
  return (word) => first.has(word.charAt(0)) || first.has(plainForm(word).charAt(0)) || word.charAt(0) > '\x7f';
}

function matchesInRun({ text, start }: { text: string; start: number }, wanted: ReadonlyMap<string, number>): Match[] {
  const found: Match[] = [];
  for (const [term, weight] of wanted) {
    for (let at = text.indexOf(term); at !== -1; at = text.indexOf(term, at + 1))
      found.push({ start: start + at, end: start + at + term.length, weight, term });
  }
  return found.sort((one, other) => one.start - other.start);
}

/** Begins at a sentence or a word, and holds as much weight of different terms as possible. */
function bestStretch(text: string, matches: readonly Match[], length: number): [from: number, to: number] {
  const starts = [0, ...matches.map(({ start }) => startBefore(text, start, length))];
  let best: [number, number] = [0, endBefore(text, length)];
  let most = -1;
  for (const from of starts) {
    const to = endBefore(text, from + length);
    const inside = new Map(
      matches.filter(({ start, end }) => start >= from && end <= to).map(({ term, weight }) => [term, weight]),
    );
    const value = [...inside.values()].reduce((sum, weight) => sum + weight, 0);
    if (value > most) [best, most] = [[from, to], value];
  }
  return best;
}

function startBefore(text: string, match: number, length: number): number {
  const earliest = Math.max(0, Math.min(match - Math.round(length / 3), text.length - length));
  const sentence = text.slice(earliest, match).search(/(?<=[.!?。！？]\s?)\S/);
  if (sentence > 0) return earliest + sentence;
  if (earliest === 0) return 0;
  const space = text.indexOf(' ', earliest);
  return wholeCharacter(text, space !== -1 && space < match ? space + 1 : earliest);
}

function endBefore(text: string, wanted: number): number {
  if (wanted >= text.length) return text.length;
  const space = text.lastIndexOf(' ', wanted);
  return wholeCharacter(text, space > wanted - 40 ? space : wanted);
}

/** Never between the halves of one character. */
function wholeCharacter(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
