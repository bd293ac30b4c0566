import { type AskedTime, timeMatch } from '../language/dates/asked-time.js';
import { asksWhen } from '../language/dates/asks-when.js';
import { dateMatch, namedDates } from '../language/dates/named-dates.js';
import { dayOfNumber, mark } from './chunk-facts.js';
import type { Features } from './feature-names.js';
import type { IndexedChunk } from './index-interface.js';
import type { WordScores } from './word-scores.js';

/** Measures candidates for one question. `alike` is left to the comparison word by word. */
export function featureReader(
  question: string,
  { chunks, scores, speakers, meaning, time }: Measures,
): (chunk: IndexedChunk) => Features {
  const best = { chunk: scores.best.chunk || 1, window: scores.best.window || 1 };
  const fileBest = bestByFile(chunks, scores);
  const isAboutTime = asksWhen(question);
  const dates = namedDates(question);
  const speaker = namedSpeaker(question, speakers);
  return (chunk) => {
    const { id, marks, ofOther } = chunk;
    const isTurn = (marks & mark.isTurn) !== 0;
    const day = dates.length === 0 && time === null ? null : dayOfNumber(chunk.day);
    return {
      words: scores.chunk(id) / best.chunk,
      neighbours: scores.window(id) / best.window,
      file: (fileBest.get(chunk.file) ?? 0) / best.chunk,
      answers: isTurn && isAnswer(chunk, chunks.get(id - 1)) ? scores.chunk(id - 1) / best.chunk : 0,
      speaker: isTurn && speaker !== null && chunk.speaker === speaker ? 1 : 0,
      ofSelf: (marks & mark.ofSelf) === 0 ? 0 : 1,
      ofOther,
      tellsTime: isAboutTime && (marks & mark.tellsTime) !== 0 ? 1 : 0,
      date: day === null ? 0 : Math.max(dateMatch(day, dates), timeMatch(day, time?.ranges ?? [])),
      meaning: meaning(id),
      alike: 0,
    };
  };
}

type Measures = {
  /** The candidates and their neighbours. */
  readonly chunks: ReadonlyMap<number, IndexedChunk>;
  readonly scores: WordScores;
  readonly speakers: ReadonlySet<string>;
  readonly meaning: (id: number) => number;
  readonly time: AskedTime | null;
};

/** Whether a turn answers the one before it. */
function isAnswer({ marks, speaker }: IndexedChunk, before: IndexedChunk | undefined): boolean {
  if (before === undefined || (marks & mark.isShort) === 0) return false;
  const isQuestion = (before.marks & mark.isQuestion) !== 0 && (before.marks & mark.isTurn) !== 0;
  return isQuestion && before.speaker !== speaker;
}

/** The one speaker a question names; null for none or several. */
function namedSpeaker(question: string, speakers: ReadonlySet<string>): string | null {
  if (speakers.size === 0) return null;
  const asked = ` ${(question.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;
  const [named = null, second] = [...speakers].filter((name) => asked.includes(` ${name} `));
  return second === undefined ? named : null;
}

/** The best score within each file. */
function bestByFile(chunks: ReadonlyMap<number, IndexedChunk>, scores: WordScores): Map<number, number> {
  const best = new Map<number, number>();
  for (const { id, file } of chunks.values()) best.set(file, Math.max(best.get(file) ?? 0, scores.chunk(id)));
  return best;
}
