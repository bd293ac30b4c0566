import { countOf, reportInvisibleCharacters } from '../hidden/report-invisible-characters.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'HID001',
  title: 'Text in tag characters',
  severity: 'error',
  confidence: 'high',
  security: 9.5,
  checkFile: (document) =>
    reportInvisibleCharacters(document, 'tag', (found) => ({
      message: `${countOf(found.length, 'tag character')} on this line. They are invisible to people, but a model reads them as letters.`,
    })),
};
