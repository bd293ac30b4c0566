import { codePointNames, countOf, reportInvisibleCharacters } from '../hidden/report-invisible-characters.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'HID003',
  title: 'Zero-width characters',
  severity: 'error',
  confidence: 'high',
  security: 8,
  checkFile: (document) =>
    reportInvisibleCharacters(document, 'zero-width', (found) => {
      const names = codePointNames(found);
      if (found.every(({ codePoint }) => codePoint === 0xad)) {
        return {
          message: `${countOf(found.length, 'soft hyphen')} on this line. Searches and rules miss words that contain one.`,
        };
      }
      return {
        message: `${countOf(found.length, 'invisible character')} (${names}) where no script needs one. They split words so that searches miss them, or hide a message.`,
      };
    }),
};
