import type { Confidence, Severity } from '../finding.js';
import { numberOfConcept } from '../lexicon/concept-numbers.js';
import type { Concept } from '../lexicon/concepts.js';
import type { Rule } from '../rule.js';
import type { LintDocument } from '../text/document.js';
import type { Sentence } from '../text/sentences.js';
import { attribute } from './attribute.js';
import { readsLikeOrder } from './judge.js';
import { isAllQuoted, speakOfAll } from './read-sentence.js';
import { reportOn } from './report-hit.js';

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
  /** The stretch of the sentence that says it plainly, or null. */
  readonly finds: (sentence: Sentence, document: LintDocument) => { start: number; end: number } | null;
};

/** A rule about orders planted for the agent: found by what the sentence plainly says, else by how it reads as a whole. */
export function orderRule({ needs, finds, message, hint, ...about }: OrderRule): Rule {
  const needed = needs.map(numberOfConcept);
  return {
    ...about,
    needs: needed,
    checkSentence(sentence, document) {
      const range = speakOfAll(sentence.hits, needed) ? finds(sentence, document) : null;
      if (range !== null) {
        const isExample = isAllQuoted(sentence) && sentence.origin === 'plain';
        return reportOn(sentence, range, { message, hint, ...(isExample && { severity: 'info' as const }) });
      }
      if (!readsLikeOrder(sentence, document) || isAllQuoted(sentence)) return null;
      if (attribute(sentence, document) !== about.id) return null;
      return reportOn(sentence, null, {
        message: `${message} It reads so as a whole.`,
        hint,
        severity: 'warning',
        confidence: 'low',
        isGuess: true,
      });
    },
  };
}
