import { changeCue } from '../../language/changes/change-words.js';
import { isDateOnly } from '../../language/dates/is-date-only.js';
import { plainOrAny } from '../../language/lazy-pattern.js';
import { isEvent } from '../../language/sentences/is-event.js';
import { isCorrection } from '../../language/sentences/plain-sentence.js';
import { splitSentences } from '../../language/sentences/split-sentences.js';
import { readLabelled } from '../../language/statements/read-name-colon-line.js';
import { readStatement, type Statement } from '../../language/statements/statement.js';
import type { EpisodeType } from '../entry.js';
import { reasonFromDifferingNumbers } from './differing-numbers.js';
import { reasonFromReportedChange, reasonFromRevertedChange } from './reported-change.js';
import { statementConflict } from './statement-conflict.js';

/** A parsed memory. */
export type AssertedMemory = {
  readonly sentences: readonly SaidSentence[];
  readonly isCorrection: boolean;
};

type SaidSentence = {
  readonly text: string;
  readonly statement: Statement | null;
  /** Whether it may report a change. */
  readonly mayChange: boolean;
};

/** What `readAssertedMemory` needs of a memory; `about` is the subject of a sentence without one. */
export type MemoryText = {
  readonly text: string;
  readonly type: EpisodeType | null;
  readonly about?: string | undefined;
};

const longest = 8_000;
const mostSentences = 40;

export function readAssertedMemory({ text, type, about }: MemoryText): AssertedMemory {
  const sentences = isDateOnly(text) ? [] : splitSentences(text.slice(0, longest)).slice(0, mostSentences);
  return {
    sentences: sentences.flatMap((sentence): SaidSentence[] => {
      const mayChange = changeCue(sentence);
      const listed = readLabelled(sentence);
      if (listed !== null) return listed.clauses.map(({ statement }) => ({ text: sentence, statement, mayChange }));
      return [{ text: sentence, statement: readStatement(sentence, about), mayChange }];
    }),
    isCorrection: type === 'correction' || isCorrection(text),
  };
}

export type Supersession = {
  /** The sentence that can't hold beside the newer memory. */
  readonly sentence: string;
  readonly reason: string;
};

/**
 * Whether a newer memory contradicts an older one, and how. Only certain contradictions; possible replacements are left to reflection and
 * reviewers (`src/reflect/consolidate/contradictions/find-likely-replaced.ts`). Different things, events at different times, and other attributes of a thing can all be true.
 */
export function findSupersession(newer: AssertedMemory, older: AssertedMemory): Supersession | null {
  for (const one of newer.sentences) {
    for (const other of older.sentences) {
      const reason = reasonBetween(one, other, newer.isCorrection);
      if (reason !== null) return { sentence: other.text, reason };
    }
  }
  return null;
}

function reasonBetween(one: SaidSentence, other: SaidSentence, isCorrecting: boolean): string | null {
  const change =
    (one.mayChange ? reasonFromReportedChange(one.text, other.text) : null) ??
    (other.mayChange ? reasonFromRevertedChange(one.text, other.text) : null);
  if (change !== null) return change;
  if (one.statement !== null && other.statement !== null) {
    const reason = statementConflict(one.statement, other.statement);
    if (reason !== null || isSharp(one.statement) || isSharp(other.statement)) return reason;
  }
  if (one.statement === null && !hasDigit(one.text) && !hasDigit(other.text)) return null;
  if (isEvent(one.text) || isEvent(other.text)) return null;
  return reasonFromDifferingNumbers(one.text, other.text, isCorrecting);
}

function hasDigit(text: string): boolean {
  return digit(text).test(text);
}

const digit = plainOrAny('[\\p{N}]');

/** "Is something" applies to anything; other attributes identify the subject. */
function isSharp({ attribute }: Statement): boolean {
  return !attribute.startsWith('is:');
}
