import type { Entry } from '../../entries/entry.js';
import type { SearchHit } from '../search-answer.js';
import type { LineJudge } from './line-judge.js';

/** A hit with the memory that it leads to. */
export type Candidate = { readonly hit: SearchHit; readonly entry: Entry };

/** A memory with the headings above it. */
export function wholeText({ trail, text }: Entry): string {
  return [...trail, text].join('\n');
}

/** The least score of a note beside the best one: as search ranks it, and as it is judged by itself. */
const leastScore = 0.4;
const leastJudged = 0.7;
/** Added to a note of the day that the question names. */
const ofDay = 0.3;
/** The least of a note of that day. */
const enoughOfDay = 0.48;

export type RelevanceOptions = {
  readonly judge: LineJudge;
  /** Whether turns of a conversation answer. */
  readonly hasAnswer: (turns: readonly Candidate[]) => Promise<boolean>;
  readonly isTurn: (entry: Entry) => boolean;
  /** The least score of a turn beside the best hit. */
  readonly leastTurn: number;
};

/**
 * Of the candidates, best first, those that answer. Search ranks the neighbours of an answer highly too. In a conversation they belong
 * to it, so turns are kept by their score if one of them answers; notes are judged one by one.
 */
export async function relevantEvidence(
  candidates: readonly Candidate[],
  { judge, hasAnswer, isTurn, leastTurn }: RelevanceOptions,
): Promise<Candidate[]> {
  const top = Math.max(0, ...candidates.map(({ hit }) => hit.score));
  const turns = candidates.filter(({ entry }) => isTurn(entry));
  const notes = candidates.filter(({ entry }) => !isTurn(entry));
  const judged = await Promise.all(notes.map(async (candidate) => ({ candidate, ...(await judgeNote(candidate)) })));
  const answering = judged.filter(({ isAnswer }) => isAnswer);
  const best = Math.max(0, ...answering.map(({ score }) => score));
  const kept = new Set<Candidate>();
  if (turns.length > 0 && (await hasAnswer(turns)))
    for (const turn of turns) if (turn.hit.score >= leastTurn * top) kept.add(turn);
  for (const { candidate, score } of answering)
    if (score >= leastJudged * best && candidate.hit.score >= leastScore * top) kept.add(candidate);
  return candidates.filter((candidate) => kept.has(candidate));

  async function judgeNote({ hit, entry }: Candidate) {
    const { score, isAnswer } = await judge(wholeText(entry));
    const isOfDay = (hit.features?.date ?? 0) >= 0.5;
    return { score: score + (isOfDay ? ofDay : 0), isAnswer: isAnswer || (isOfDay && score + ofDay >= enoughOfDay) };
  }
}
