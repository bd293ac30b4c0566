import { type AskedTime, timeMatch } from '../language/dates/asked-time.js';
import { asksWhen } from '../language/dates/asks-when.js';
import { dateMatch, namedDates } from '../language/dates/named-dates.js';
import { askedSpeakers } from './asked-speakers.js';
import type { ChunkMap } from './chunk-map.js';
import { dayOfNumber, mark } from './facts.js';
import type { Features } from './feature-names.js';
import type { KeywordScores } from './retrievers/keywords.js';

/** Measures candidates for one question. `alike` is left to the comparison word by word. */
export function featureReader(
  map: ChunkMap,
  question: string,
  { scores, speakers, owner, meaning, time }: Measures,
): (slot: number) => Features {
  const best = { chunk: scores.best.chunk || 1, window: scores.best.window || 1 };
  const fileBest = bestByFile(map);
  const isAboutTime = asksWhen(question);
  const dates = namedDates(question);
  const speaker = namedSpeaker(question, speakers, owner);
  return (slot) => {
    const marks = map.fact(slot, 'marks');
    const isTurn = (marks & mark.isTurn) !== 0;
    const day = dates.length === 0 && time === null ? null : dayOfNumber(map.fact(slot, 'day'));
    return {
      words: (scores.chunk[slot] ?? 0) / best.chunk,
      neighbours: (scores.window[slot] ?? 0) / best.window,
      file: fileBest(slot) / best.chunk,
      answers: isTurn ? answered(map, slot, scores.chunk) / best.chunk : 0,
      speaker: isTurn && speaker !== null && map.fact(slot, 'speaker') === speaker ? 1 : 0,
      ofSelf: (marks & mark.ofSelf) === 0 ? 0 : 1,
      ofOther: map.fact(slot, 'ofOther') / 1_000,
      tellsTime: isAboutTime && (marks & mark.tellsTime) !== 0 ? 1 : 0,
      date: day === null ? 0 : Math.max(dateMatch(day, dates), timeMatch(day, time?.ranges ?? [])),
      meaning: meaning(slot),
      alike: 0,
    };
  };
}

type Measures = {
  readonly scores: KeywordScores;
  readonly speakers: ReadonlyMap<string, number>;
  /** What the owner is called, whom a question means by "I" and "my". */
  readonly owner: readonly string[];
  readonly meaning: (slot: number) => number;
  readonly time: AskedTime | null;
};

/** The score of the question that this turn answers, if it is an answer. */
function answered(map: ChunkMap, slot: number, chunk: Float64Array): number {
  const before = slot - 1;
  if (before < 0 || map.visible[before] !== 1 || (map.fact(slot, 'marks') & mark.isShort) === 0) return 0;
  const isQuestion =
    (map.fact(before, 'marks') & mark.isQuestion) !== 0 && (map.fact(before, 'marks') & mark.isTurn) !== 0;
  const isOther = map.fact(before, 'speaker') !== map.fact(slot, 'speaker');
  const isSameFile = map.fileIndex[before] === map.fileIndex[slot];
  return isQuestion && isOther && isSameFile ? (chunk[before] ?? 0) : 0;
}

/** The one speaker a question names, or means by "I" and "my"; null for none or several. */
function namedSpeaker(
  question: string,
  speakers: ReadonlyMap<string, number>,
  owner: readonly string[],
): number | null {
  if (speakers.size === 0) return null;
  const [name, ...others] = askedSpeakers(question, [...speakers.keys()], owner);
  return name === undefined || others.length > 0 ? null : (speakers.get(name) ?? null);
}

/** The score of the best chunk in the file of a slot. */
function bestByFile({ fileIndex, memory }: ChunkMap): (slot: number) => number {
  const { kernel, at, bounds } = memory;
  const best = new Map<number, number>();
  return (slot) => {
    const index = fileIndex[slot] ?? 0;
    let score = best.get(index);
    if (score === undefined) {
      const start = bounds[index] ?? 0;
      score = kernel.largest(at.scores + start * scoreBytes, (bounds[index + 1] ?? start) - start);
      best.set(index, score);
    }
    return score;
  };
}

const scoreBytes = Float64Array.BYTES_PER_ELEMENT;
