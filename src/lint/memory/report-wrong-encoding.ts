import type { Report } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

/** A file that is no UTF-8: it was checked as far as it can be read. */
export function reportWrongEncoding({ text, encoding }: LintDocument): Report | null {
  const hint = 'Save the file as UTF-8.';
  switch (encoding) {
    case 'utf-8':
      return null;
    case 'utf-16':
      return {
        start: 0,
        end: 1,
        message:
          'This file is UTF-16. Runtimes read UTF-8, so they read something different from what an editor shows.',
        hint,
      };
    case 'broken': {
      const start = Math.max(0, text.indexOf('\uFFFD'));
      return {
        start,
        end: start + 1,
        message:
          'This file contains bytes that are not UTF-8. Readers replace them with other characters, or skip the file.',
        hint,
      };
    }
    default:
      return encoding satisfies never;
  }
}
