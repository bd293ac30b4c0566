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
          ? `${countOf(found.length, 'variation selector')} without a sign to vary. Rows of them hide a message, a byte in each.`
          : '1 variation selector without a sign to vary. It changes nothing that people see.',
    })),
};
