import { codePointNames, countOf, reportInvisible } from '../hidden/invisible-report.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'HID005',
  title: 'Control characters and terminal sequences',
  severity: 'error',
  confidence: 'high',
  security: 7,
  checkFile: (document) =>
    reportInvisible(document, 'control', (found) => ({
      message: `${countOf(found.length, 'control character')} (${codePointNames(found)}). In a terminal they erase, overwrite or recolour text.`,
    })),
};
