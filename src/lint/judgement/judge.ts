import { readFileSync } from 'node:fs';
import { lazyValue } from '../../workspace/lazy-value.js';
import type { LintDocument } from '../text/lint-document.js';
import type { Sentence } from '../text/sentences.js';
import { isImagined } from './read-sentence.js';
import { isGuarded } from './stance.js';
import { type Statement, statementOf } from './statements.js';
import { weigh, weighStatement } from './weigh-statement.js';
import { bias, scale, threshold } from './weights.generated.js';

/** Whether a sentence as a whole reads like an order planted for the agent. */
export function readsLikeOrder(sentence: Sentence, document: LintDocument): boolean {
  if (lastJudged?.sentence === sentence) return lastJudged.isOrder;
  const isOrder = judge(sentence, document) >= 0;
  lastJudged = { sentence, isOrder };
  return isOrder;
}

/** 0 is the line between yes and no. */
function judge(sentence: Sentence, document: LintDocument): number {
  const statement = statementOf(sentence, document.role);
  if (statement === null) {
    if (sentence.row === null) weigh(sentence.text, weights());
    return Number.NEGATIVE_INFINITY;
  }
  if (!isSaid(statement)) return Number.NEGATIVE_INFINITY;
  const score = scoreOf(statement) - threshold;
  // What excuses a sentence need not be looked for where nothing speaks against it.
  if (score < 0) return score;
  return isSetting(sentence) || isImagined(sentence) ? Number.NEGATIVE_INFINITY : score - caution(sentence);
}

/** Long enough to say something, and not a title: a heading needs a verb or a mark before it is read as an order. */
function isSaid({ text, previous = null }: Statement): boolean {
  const length = text.length + (previous === null ? 0 : previous.text.length + 1);
  if (length < 8) return false;
  if (length >= 12 && !text.includes('.md') && previous?.text.includes('.md') !== true) return true;
  const whole = previous === null ? text : `${previous.text} ${text}`;
  return (length >= 12 || /[\u3040-\u9fff]/.test(whole)) && !/^\s*[\w.-]+\.md\b[^.!?:;]{0,40}$/.test(whole);
}

/** `API_KEY=${KEY}`, `256 SHA256:…`: a line of code that holds a name and a value, and no sentence. */
function isSetting({ zone, text }: Sentence): boolean {
  return zone === 'fence' && /^\s*(?:export\s)?[\w.-]{2,60}\s?[=:]\s?\S{0,200}\s*$|\bSHA(?:256|512):/.test(text);
}

function caution(sentence: Sentence): number {
  const { zone, isInQuote } = sentence;
  if (!isGuarded(sentence)) return crowd(sentence);
  return (isInQuote || zone === 'fence' ? shown : doubt) + crowd(sentence);
}

/** What speaks of refusing, asking or attacks has to read much more like an order. */
const doubt = 1.5;
/** What is shown below such words is an example. */
const shown = 6;

/** The more sentences are tried, the more likely one of them looks odd by chance. */
function crowd({ siblings }: Sentence): number {
  return Math.min(3, Math.max(0, siblings - 2) * 0.5);
}

/** All rules ask about one sentence before they go on to the next. */
let lastJudged: { readonly sentence: Sentence; readonly isOrder: boolean } | null = null;

export function scoreOf(statement: Statement): number {
  const { sum, count } = weighStatement(statement, weights());
  return bias + (sum * scale) / Math.sqrt(count);
}

const weights = lazyValue(unpack);

/** Lies beside this file, in the sources as in the package. */
function unpack(): Int8Array {
  const bytes = readFileSync(new URL('./weights.generated.bin', import.meta.url));
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}
