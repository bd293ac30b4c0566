import { findGarbledText } from '../memory/find-garbled-text.js';
import { reportWrongEncoding } from '../memory/report-wrong-encoding.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'MEM007',
  title: 'Binary or garbled text',
  severity: 'warning',
  confidence: 'high',
  checkFile(document) {
    const misread = reportWrongEncoding(document);
    if (misread !== null) return [misread];
    const garbled = findGarbledText(document.text);
    if (garbled === null) return [];
    const place = { start: garbled.firstAt, end: garbled.firstAt + 1 };
    if (garbled.kind === 'binary')
      return [
        {
          ...place,
          message: `This file contains ${garbled.count} characters that do not occur in text. It looks like binary data saved as a note, and it fills the context with noise.`,
          hint: 'Remove it, and note in words what it was.',
        },
      ];
    return [
      {
        ...place,
        message: `This text was read in the wrong encoding and saved again: ${garbled.count} letters became pairs of wrong characters.`,
        hint: 'Restore an earlier version, or convert it from Windows-1252 back to UTF-8.',
      },
    ];
  },
};
