import { countOf, reportInvisible } from '../hidden/invisible-report.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'HID002',
  title: 'Variation selectors that carry data',
  severity: 'error',
  confidence: 'high',
  security: 9,
  checkFile: (document) =>
    reportInvisible(document, 'selector', (found) => ({
      message:
        found.length > 1
          ? `${countOf(found.length, 'variation selector')} without a base character. A row of them can hide a message, one byte in each.`
          : '1 variation selector without a base character. It has no visible effect.',
    })),
};
