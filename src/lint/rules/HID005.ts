import { codePointNames, countOf, reportInvisibleCharacters } from '../hidden/report-invisible-characters.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'HID005',
  title: 'Control characters and terminal sequences',
  severity: 'error',
  confidence: 'high',
  security: 7,
  checkFile: (document) =>
    reportInvisibleCharacters(document, 'control', (found) => ({
      message: `${countOf(found.length, 'control character')} (${codePointNames(found)}). In a terminal they erase, overwrite or recolour text.`,
    })),
};
