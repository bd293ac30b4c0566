import { type Day, dayAt } from '../../workspace/calendar-days.js';
import { stalenessOf } from '../memory/stale-words.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'MEM004',
  title: 'Lasting memory that has gone stale',
  severity: 'info',
  confidence: 'low',
  async checkWorkspace({ documents, at, timezone }) {
    const today = dayAt(at, timezone);
    return [...documents.values()]
      .filter(({ role }) => role === 'core' || role === 'user')
      .flatMap((document) => staleSentences(document, today));
  },
};

function staleSentences(document: LintDocument, today: Day): PlacedReport[] {
  return document.sentences.flatMap((sentence): PlacedReport[] => {
    const isRead = sentence.zone === 'list' || sentence.zone === 'prose';
    if (sentence.origin !== 'plain' || !isRead || sentence.isInQuote || isTicked(document, sentence.start)) return [];
    const stale = stalenessOf(sentence, today);
    if (stale === null) return [];
    const place = { start: sentence.toSource(stale.start), end: sentence.toSource(stale.end - 1) + 1 };
    return [
      stale.kind === 'deadline'
        ? {
            path: document.path,
            ...place,
            message: 'This date has passed, but memory still describes it as upcoming.',
            hint: 'Write the outcome, or remove the line.',
          }
        : {
            path: document.path,
            ...place,
            message: 'This word is relative to the day it was written, and that day is not given here.',
            hint: 'Write the date instead.',
          },
    ];
  });
}

/** A task that is done: `- [x] …`. */
function isTicked({ lines }: LintDocument, offset: number): boolean {
  return /^[\s>]*[-*+]\s\[[xX]\]/.test(lines.textOf(lines.indexAt(offset)).slice(0, 200));
}
