import { countOf, reportInvisibleCharacters } from '../hidden/report-invisible-characters.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'HID002',
  title: 'Variation selectors that carry data',
  severity: 'error',
  confidence: 'high',
  security: 9,
  checkFile: (document) =>
    reportInvisibleCharacters(document, 'selector', (found) => ({
      message:
        found.length > 1
          ? `${countOf(found.length, 'variation selector')} without a base character. A row of them can hide a message, one byte in each.`
          : '1 variation selector without a base character. It has no visible effect.',
    })),
};
