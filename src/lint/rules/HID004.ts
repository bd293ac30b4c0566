import { codePointNames, countOf, reportInvisibleCharacters } from '../hidden/report-invisible-characters.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'HID004',
  title: 'Text direction controls',
  severity: 'error',
  confidence: 'high',
  security: 8,
  checkFile: (document) =>
    reportInvisibleCharacters(document, 'bidi', (found) => ({
      message: `${countOf(found.length, 'direction control')} (${codePointNames(found)}) that the text does not need. With them a line is displayed in another order than a model reads it.`,
    })),
};
