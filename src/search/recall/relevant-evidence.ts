import type { Entry } from '../../entries/entry.js';
import { isDialogue, readTurn } from '../dialogue.js';
import type { SearchHit } from '../search-answer.js';
import type { LineJudge } from './line-judge.js';

/** A hit with the memory that it leads to. */
export type Candidate = { readonly hit: SearchHit; readonly entry: Entry };

/** A memory with the headings above it. */
export function wholeText({ trail, text }: Entry): string {
  return [...trail, text].join('\n');
}

/** What a line must be worth beside the best one, as search ranks them and as lines are judged by themselves. */
const leastScore = 0.4;
const leastJudged = 0.7;
/** What a line gains whose day is the one that the question names. */
const ofDay = 0.3;

/**
 * Of the candidates, best first, those that speak of the question themselves. Search counts what stands beside an answer too. In a
 * conversation it belongs to it, so there all are kept where one of them answers; among notes each is judged by itself.
 */
export async function relevantEvidence(
  candidates: readonly Candidate[],
  {
    judge,
    hasAnswer,
    entriesIn,
  }: {
    judge: LineJudge;
    /** Whether what stands in a conversation answers. */
    hasAnswer: (turns: readonly Candidate[]) => Promise<boolean>;
    entriesIn: (path: string) => readonly Entry[];
  },
): Promise<Candidate[]> {
  const isConversation = remembered((path: string) => isDialogue(entriesIn(path).map(({ text }) => readTurn(text))));
  const turns = candidates.filter(({ entry }) => isConversation(entry.path));
  const isTalk = turns.length > 0 && (await hasAnswer(turns));
  const notes = candidates.filter(({ entry }) => !isConversation(entry.path));
  const judged = await Promise.all(notes.map(async (candidate) => ({ candidate, ...(await judgeOne(candidate)) })));
  const answering = judged.filter(({ isAnswer }) => isAnswer);
  const best = Math.max(0, ...answering.map(({ score }) => score));
  const top = Math.max(0, ...candidates.map(({ hit }) => hit.score));
  const kept = new Set<Candidate>(isTalk ? turns : []);
  for (const { candidate, score } of answering)
    if (score >= leastJudged * best && candidate.hit.score >= leastScore * top) kept.add(candidate);
  return candidates.filter((candidate) => kept.has(candidate));

  async function judgeOne({ hit, entry }: Candidate) {
    const { score, isAnswer } = await judge(wholeText(entry));
    const isOfDay = (hit.features?.date ?? 0) >= 0.5;
    return { score: score + (isOfDay ? ofDay : 0), isAnswer: isAnswer || (isOfDay && score + ofDay >= enoughOfDay) };
  }
}

/** The least of a line of the right day. */
const enoughOfDay = 0.48;

function remembered<Value>(find: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.has(key) ? known.get(key) : undefined;
    if (value !== undefined) return value;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}
