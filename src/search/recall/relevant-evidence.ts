import type { Entry } from '../../entries/entry.js';
import { isDialogue, readTurn } from '../dialogue.js';
import type { SearchHit } from '../search-answer.js';
import { shareOfWords } from './share-of-words.js';

/** A hit with the memory that it leads to. */
export type Candidate = { readonly hit: SearchHit; readonly entry: Entry };

type Limits = {
  /** The least that its own words are worth beside those of the best. */
  readonly words: number;
  /** The least score beside that of the best, where its words say nothing. */
  readonly score: number;
  /** How near it must come to the nearest meaning instead. */
  readonly meaning: number;
};

/** Where a memory holds most of what is asked, the others are measured by it; else the answer may share no word with the question. */
const whenSaidWhole: Limits = { words: 0.3, score: 0.8, meaning: Number.POSITIVE_INFINITY };
const whenSaid: Limits = { words: 0.3, score: 0.7, meaning: Number.POSITIVE_INFINITY };
const whenGuessed: Limits = { words: 0.2, score: 0.4, meaning: 0.8 };
const most = 0.65;
const mostRead = 5;

/**
 * Of the candidates, best first, those that speak of the question themselves. Search counts what stands beside an answer too,
 * because in a conversation it belongs to it; among notes it mostly is about something else.
 */
export function relevantEvidence(
  question: string,
  candidates: readonly Candidate[],
  entriesIn: (path: string) => readonly Entry[],
): Candidate[] {
  const best = Math.max(0, ...candidates.map(({ hit }) => hit.score));
  const share = shareOfWords(question) ?? (() => 0);
  const said = candidates.slice(0, mostRead).map(({ entry }) => share([...entry.trail, entry.text].join('\n')));
  const limits = limitsFor(Math.max(0, ...said));
  const isConversation = remembered((path: string) => isDialogue(entriesIn(path).map(({ text }) => readTurn(text))));
  return candidates.filter(({ hit, entry }) => {
    const { words = 0, meaning = 0 } = hit.features ?? {};
    if (words >= limits.words || meaning >= limits.meaning || hit.score >= limits.score * best) return true;
    return isConversation(entry.path);
  });
}

function limitsFor(held: number): Limits {
  if (held === 1) return whenSaidWhole;
  return held >= most ? whenSaid : whenGuessed;
}

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
