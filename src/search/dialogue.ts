import type { Entry } from '../entries/entry.js';
import { isDateOnly } from '../language/dates/is-date-only.js';
import { countWords } from '../language/words/count-words.js';

/** What somebody says in a conversation that is noted as `Name: what they say`. */
export type Turn = {
  /** In small letters. */
  readonly speaker: string;
  /** As written. */
  readonly name: string;
  readonly said: string;
};

type Paragraph = Pick<Entry, 'role' | 'trail' | 'text'>;

/**
 * The turns of a conversation, one for each entry of a file; all null where the entries are no conversation. A paragraph without a
 * name goes on with the turn above it.
 */
export function readTurns(entries: readonly Paragraph[]): readonly (Turn | null)[] {
  const labelled = entries.map(({ role, text }) => (mayHoldTalk(role) ? readTurn(text) : null));
  const counted = labelled.filter((_, place) => !isDateOnly(entries[place]?.text ?? ''));
  if (!isDialogue(counted)) return entries.map(() => null);
  let last: Turn | null = null;
  return entries.map(({ trail, text }, place) => {
    const turn = labelled[place] ?? null;
    const isBelowSameHeading = trail.join('\n') === entries[place - 1]?.trail.join('\n');
    last = turn ?? (isBelowSameHeading && last !== null ? { ...last, said: text } : null);
    return last;
  });
}

/** Lines such as `Name: Robin` in other files are fields. */
function mayHoldTalk(role: Entry['role']): boolean {
  return role === null || role === 'daily' || role === 'rooms' || role === 'transcripts';
}

/** The speaker of a paragraph, or null where it doesn't begin with a name and a colon. */
function readTurn(text: string): Turn | null {
  const match = /^(?:\*\*)?(\p{L}[\p{L}\p{M}\p{N}.'’ -]{0,30}?)(?::\*\*|\*\*:|:)\s+(?=\S)/u.exec(text);
  const label = match?.[1] ?? '';
  // A nickname in small letters is one word; several are the beginning of a sentence.
  if (match === null || label.split(' ').length > (/^\p{Ll}/u.test(label) ? 1 : 3)) return null;
  return { speaker: label.toLowerCase(), name: label, said: text.slice(match[0].length) };
}

/**
 * Whether more than half of the entries are turns of two or more speakers. One turn each is enough for two; more than two come back
 * to speak again, because a list such as `Shoes: 42`, `Shirt: M`, `Ring: 18` has a new label in every line.
 */
function isDialogue(turns: readonly (Turn | null)[]): boolean {
  const spoken = turns.filter((turn) => turn !== null);
  const speakers = new Set(spoken.map(({ speaker }) => speaker)).size;
  return speakers >= 2 && spoken.length * 2 > turns.length && spoken.length >= 2 * (speakers - 1);
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
