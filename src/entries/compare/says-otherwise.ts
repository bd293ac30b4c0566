import { changeCue } from '../../language/changes/change-words.js';
import { plainOrAny } from '../../language/lazy-pattern.js';
import { isEvent } from '../../language/sentences/is-event.js';
import { isCorrection } from '../../language/sentences/plain-sentence.js';
import { splitSentences } from '../../language/sentences/split-sentences.js';
import { readLabelled } from '../../language/statements/read-labelled.js';
import { readStatement, type Statement } from '../../language/statements/statement.js';
import type { EpisodeType } from '../entry.js';
import { disagreement } from './disagreement.js';
import { toldBack, toldChange } from './told-change.js';
import { valuedOtherwise } from './valued-otherwise.js';

/** A memory, read for what it says. */
export type Said = {
  readonly sentences: readonly SaidSentence[];
  readonly isCorrection: boolean;
};

type SaidSentence = {
  readonly text: string;
  readonly statement: Statement | null;
  /** Whether it may tell of a change. */
  readonly mayChange: boolean;
};

/** What `readSaid` needs of a memory; `about` is whom a sentence without a subject speaks of. */
export type Told = { readonly text: string; readonly type: EpisodeType | null; readonly about?: string | undefined };

const longest = 8_000;
const mostSentences = 40;

export function readSaid({ text, type, about }: Told): Said {
  const sentences = splitSentences(text.slice(0, longest)).slice(0, mostSentences);
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

export type SaidOtherwise = {
  /** The sentence that can't hold beside the newer memory. */
  readonly sentence: string;
  readonly reason: string;
};

/**
 * Whether a newer memory says something else of the same thing than an older one, and what. It is told of what certainly can't hold
 * side by side; what merely seems to replace something is for reflection and whoever reviews it (`src/reflect/seem-replaced.ts`).
 * Different things, what happened at different times, and other attributes of a thing stand beside each other.
 */
export function saysOtherwise(newer: Said, older: Said): SaidOtherwise | null {
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
    (one.mayChange ? toldChange(one.text, other.text) : null) ??
    (other.mayChange ? toldBack(one.text, other.text) : null);
  if (change !== null) return change;
  if (one.statement !== null && other.statement !== null) {
    const reason = disagreement(one.statement, other.statement);
    if (reason !== null || isSharp(one.statement) || isSharp(other.statement)) return reason;
  }
  if (one.statement === null && !hasDigit(one.text) && !hasDigit(other.text)) return null;
  if (isEvent(one.text) || isEvent(other.text)) return null;
  return valuedOtherwise(one.text, other.text, isCorrecting);
}

function hasDigit(text: string): boolean {
  return digit(text).test(text);
}

const digit = plainOrAny('[\\p{N}]');

/** "Is something" is said of anything; other attributes tell what a sentence is about. */
function isSharp({ attribute }: Statement): boolean {
  return !attribute.startsWith('is:');
}
