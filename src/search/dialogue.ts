import { countWords } from '../language/words/count-words.js';

/** What somebody says in a conversation that is noted as `Name: what they say`. */
export type Turn = { readonly speaker: string; readonly said: string };

/** The speaker of a paragraph, or null where it doesn't begin with a name and a colon. */
export function readTurn(text: string): Turn | null {
  const match = /^(?:\*\*)?([\p{Lu}\p{Lo}][\p{L}\p{M}\p{N}.'’ -]{0,30}?)(?::\*\*|\*\*:|:)\s+(?=\S)/u.exec(text);
  if (match === null || (match[1] ?? '').split(' ').length > 3) return null;
  return { speaker: (match[1] ?? '').toLowerCase(), said: text.slice(match[0].length) };
}

/** Whether the paragraphs of a file are a conversation: two or more speakers who take turns. */
export function isDialogue(turns: readonly (Turn | null)[]): boolean {
  const counts = new Map<string, number>();
  for (const turn of turns) if (turn !== null) counts.set(turn.speaker, (counts.get(turn.speaker) ?? 0) + 1);
  const repeated = [...counts.values()].filter((count) => count > 1);
  const spoken = repeated.reduce((sum, count) => sum + count, 0);
  return repeated.length >= 2 && spoken * 2 > turns.length;
}

export function speaksOfSelf(said: string): boolean {
  return /\b(?:I|I['’]m|my|me|mine|we|our|us|myself)\b/.test(said) || /(?:^|[.!?]\s+)(?:My|We|Our)\b/.test(said);
}

/** How much of a turn is about the other person, from 0 to 1: chatter rarely holds the fact. */
export function speaksOfOther(said: string): number {
  const words = said.match(/[\p{L}'’]+/gu) ?? [];
  if (words.length === 0) return 0;
  const others = words.filter((word) => /^(?:you|your|yours|yourself)(?:['’]\w+)?$/i.test(word)).length;
  return Math.min(1, (5 * others) / words.length);
}

export function isShortQuestion(said: string): boolean {
  return /[?？]["'”’)]?\s*$/.test(said) && countWords(said) <= 40;
}

const shortAnswer = 60;

export function isShortAnswer(said: string): boolean {
  return countWords(said, shortAnswer) <= shortAnswer;
}
