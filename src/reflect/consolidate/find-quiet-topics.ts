import { type Day, daysFrom, shiftDay } from '../../workspace/calendar-days.js';
import type { Note } from '../input/note.js';
import { readRarity } from './semantic-similarity.js';
import type { TermWeights } from './term-weights.js';

/** Something that notes were about for a while. */
export type Topic = {
  readonly name: string;
  readonly own: readonly Note[];
  readonly terms: readonly string[];
  readonly days: number;
  /** How much the notes say about it, in specific words. */
  readonly told: number;
};

const quietDays = 21;
const fewestDays = 3;
const mostNotes = 40;

/** A name or a rare word on three days is just enough. */
const leastTold = 2;

/** Topics mentioned on several days but not for weeks, most mentioned first. */
export function findQuietTopics(
  notes: readonly Note[],
  { today, weights }: { today: Day; weights: TermWeights },
): Topic[] {
  const byTerm = new Map<string, Note[]>();
  for (const note of notes) {
    const terms = note.terms.filter((term) => term.length >= 3 && weights.countOf(term) >= 2 && !isNumber(term));
    for (const term of new Set([...terms, ...phrasesIn(note)])) byTerm.set(term, [...(byTerm.get(term) ?? []), note]);
  }
  const before = shiftDay(today, -quietDays);
  const rarityOf = readRarity();
  const quiet = [...byTerm]
    .filter(([, own]) => own.length >= 2 && own.length <= mostNotes && (own.at(-1)?.day ?? '') < before)
    .flatMap(([term, own]): Word[] => {
      const written = wordsFor(term, own);
      return written === null ? [] : [{ term, own, written, told: own.length * howTelling(written, rarityOf) }];
    });
  return joinWords(quiet)
    .filter(({ own }) => isTopic(own))
    .map((topic) => ({ ...topic, told: toldIn(topic.words) * silenceAfter(topic.own, today) }))
    .filter(({ told }) => told >= leastTold)
    .sort((one, other) => other.told - one.told)
    .map(({ words, own, told }) => ({
      name: nameOf(words),
      own,
      terms: words.map(({ term }) => term),
      days: daysOf(own),
      told,
    }));
}

type Word = {
  readonly term: string;
  readonly own: readonly Note[];
  readonly written: string;
  /** In how many notes it stands, less where it is a word of every day. */
  readonly told: number;
};

function isTopic(own: readonly Note[]): boolean {
  return (
    daysOf(own) >= fewestDays &&
    own.filter(({ entry }) => entry.about.type !== null || entry.text.length > 15).length >= 2
  );
}

/** Words that stand in mostly the same notes are of one topic. */
function joinWords(quiet: readonly Word[]): { words: Word[]; own: readonly Note[] }[] {
  const sorted = [...quiet].sort(
    (one, other) => other.told - one.told || other.own.length - one.own.length || (one.term < other.term ? -1 : 1),
  );
  const topics: { words: Word[]; own: readonly Note[] }[] = [];
  for (const word of sorted) {
    const near = topics.find(({ own }) => word.own.filter((note) => own.includes(note)).length * 2 > word.own.length);
    if (near === undefined) topics.push({ words: [word], own: word.own });
    else near.words.push(word);
  }
  return topics.map(({ words }) => ({ words, own: inOrder(new Set(words.flatMap(({ own }) => own))) }));
}

function inOrder(notes: Iterable<Note>): Note[] {
  return [...notes].sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function toldIn(words: readonly Word[]): number {
  return words.reduce((sum, { told }) => sum + told, 0);
}

/** How much longer it has been quiet than it was talked about, from 0 to 1. What comes up now and then is not asleep. */
function silenceAfter(own: readonly Note[], today: Day): number {
  const [first, last] = [own[0]?.day ?? today, own.at(-1)?.day ?? today];
  const silence = daysFrom(last, today);
  return silence / (silence + daysFrom(first, last));
}

/** A name tells most, and two words tell more than one. */
function howTelling(written: string, rarityOf: (word: string) => number): number {
  if (/^\p{Lu}/u.test(written)) return 1;
  const told = written.split(' ').reduce((sum, word) => sum + rarityOf(word), 0);
  return Math.min(1, told);
}

/** Content words that stand side by side, as stems. */
function phrasesIn({ claims }: Note): string[] {
  return claims.flatMap(({ text, words }) => {
    const stems = new Map([...words].map(([term, word]) => [word, term]));
    const parts = text.toLowerCase().split(/[^\p{L}\p{N}'’-]+/u);
    return parts.flatMap((part, index) => {
      const [first, second] = [stems.get(part), stems.get(parts[index + 1] ?? '')];
      return first === undefined || second === undefined || [first, second].some(isNumber)
        ? []
        : [`${first} ${second}`];
    });
  });
}

function isNumber(term: string): boolean {
  return /^\p{N}/u.test(term);
}

/** The words as a note writes them, with a capital letter where it is not that of a sentence; null where none does. */
function wordsFor(terms: string, own: readonly Note[]): string | null {
  const found = own.flatMap(({ claims }) =>
    claims.flatMap(({ text, words }) => {
      const written = terms.split(' ').map((term) => words.get(term));
      if (written.includes(undefined)) return [];
      const start = text.toLowerCase().indexOf(written.join(' '));
      const shown = start === -1 ? written.join(' ') : text.slice(start, start + written.join(' ').length);
      return [start > 0 ? shown : shown.toLowerCase()];
    }),
  );
  return found.find((shown) => /^\p{Lu}/u.test(shown)) ?? found[0] ?? null;
}

/** The most used word, or a two-word phrase with it that is used nearly as often. */
function nameOf(words: readonly Word[]): string {
  const [first] = words;
  const phrase = words.find(
    ({ term, own }) =>
      term.includes(' ') && term.split(' ').includes(first?.term ?? '') && own.length * 2 >= (first?.own.length ?? 0),
  );
  return (phrase ?? first)?.written ?? '';
}

function daysOf(notes: readonly Note[]): number {
  return new Set(notes.map(({ day }) => day)).size;
}
