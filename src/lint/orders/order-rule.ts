import type { Confidence, Severity } from '../finding.js';
import { numberOfConcept } from '../lexicon/concept-numbers.js';
import type { Concept } from '../lexicon/concepts.js';
import type { Rule } from '../rule.js';
import { lowered } from '../severity-of-finding.js';
import type { LintDocument } from '../text/lint-document.js';
import type { Sentence } from '../text/sentences.js';
import { findOrderPhrase, type OrderKind } from './order-phrases.js';
import { isAllQuoted, speakOfAll } from './read-sentence.js';
import { isShown } from './reading-zones.js';
import { reportOn } from './report-hit.js';
import { stanceOf } from './stance.js';

type OrderRule = {
  readonly id: Rule['id'];
  readonly title: string;
  readonly severity: Severity;
  readonly confidence: Confidence;
  readonly security: number;
  readonly message: string;
  readonly hint: string;
  /** Concepts that a sentence must all speak of before `finds` is asked. */
  readonly needs: readonly Concept[];
  /** Phrases that are such an order by themselves. */
  readonly phrases?: OrderKind;
  /** The stretch of the sentence that says it plainly, or null. Whether the sentence refuses it need not be asked. */
  readonly finds: (sentence: Sentence, document: LintDocument) => PlainOrder | null;
};

export type PlainOrder = {
  readonly start: number;
  readonly end: number;
  /** The word that orders, where the stretch begins before it. */
  readonly act?: { readonly start: number; readonly end: number };
  /** In place of the severity of the rule, for what may be honest. */
  readonly severity?: Severity;
};

/** A rule about orders planted for the agent, found by what the sentence plainly says. */
export function orderRule({ needs, finds, phrases, message, hint, ...about }: OrderRule): Rule {
  const needed = needs.map(numberOfConcept);
  return {
    ...about,
    ...(phrases === undefined && { needs: needed }),
    checkSentence(sentence, document) {
      const order =
        (speakOfAll(sentence.hits, needed) ? finds(sentence, document) : null) ??
        (phrases === undefined ? null : findOrderPhrase(phrases, sentence));
      if (order === null || isShown(sentence, order.act ?? order, document)) return null;
      const stance = stanceOf(sentence, order.act ?? order);
      // What hides in a list of attacks is told by the rules about hidden text.
      if (stance.isRefused || (stance.steps > 0 && sentence.origin !== 'plain')) return null;
      const severity = severityOf(sentence, order.severity ?? about.severity, stance.steps);
      return reportOn(sentence, order, {
        message,
        hint,
        ...(sentence.origin === 'plain' && { severityIfStanding: 'warning' as const }),
        ...(severity !== about.severity && { severity }),
      });
    },
  };
}

/** Less for what stands in a list of attacks, and least for a quotation by itself. */
function severityOf(sentence: Sentence, own: Severity, steps: 0 | 1 | 2): Severity {
  if (isAllQuoted(sentence) && sentence.origin === 'plain') return 'info';
  if (steps === 0) return own;
  return steps === 1 ? lowered(own) : lowered(lowered(own));
}
