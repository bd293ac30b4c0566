import type { Report, Rule } from '../rule.js';
import { runsOf } from '../text/find-long-runs.js';

export const rule: Rule = {
  id: 'HID010',
  title: 'Text pushed out of view',
  severity: 'warning',
  confidence: 'high',
  security: 6,
  *checkFile({ text }) {
    for (const { start, end } of runsOf(text, maxBlankLines + 1, isBlank)) {
      if (end === text.length) continue;
      const blank = text.slice(start, end);
      const lines = countLineFeeds(blank);
      const columns = widthOf(blank.slice(blank.lastIndexOf('\n') + 1));
      if (lines > maxBlankLines + 1) yield report(text, end, `${lines - 1} blank lines`);
      else if (columns > maxBlankColumns && text[end] !== '|') yield report(text, end, `${columns} blank columns`);
    }
    if (!markupTwice.test(text)) return;
    for (const { 0: blank, index } of text.matchAll(longMarkup)) {
      const end = index + blank.length;
      const breaks = blank.match(/<br/gi)?.length ?? 0;
      const spaces = blank.match(/&/g)?.length ?? 0;
      if (end < text.length && (breaks > maxBlankLines || spaces > maxBlankColumns / 2))
        yield report(text, end, breaks > maxBlankLines ? `${breaks} line breaks` : `${spaces} blanks`);
    }
  },
};

const maxBlankLines = 30;
const maxBlankColumns = 200;
const tabWidth = 4;

function isBlank(unit: number): boolean {
  if (unit < 128) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return unit === 0xa0 || unit === 0x3000 || unit === 0x2800 || unit === 0x3164 || (unit >= 0x2000 && unit <= 0x200b);
}

const markupTwice = /[;>]\s{0,4}(?:&(?:nbsp|emsp|ensp|thinsp|#160|#32|#xa0|#x20);|<br)/i;
const longMarkup =
  /(?:&(?:nbsp|emsp|ensp|thinsp|#160|#32|#xa0|#x20);|<br\s{0,2}\/?>)(?:&(?:nbsp|emsp|ensp|thinsp|#160|#32|#xa0|#x20);|<br\s{0,2}\/?>|\s){30,}/gi;

function countLineFeeds(blank: string): number {
  let count = 0;
  for (let at = blank.indexOf('\n'); at !== -1; at = blank.indexOf('\n', at + 1)) count++;
  return count;
}

function widthOf(blank: string): number {
  let width = 0;
  for (const character of blank) width += character === '\t' ? tabWidth : character === '\u3000' ? 2 : 1;
  return width;
}

function report(text: string, start: number, what: string): Report {
  const newline = text.indexOf('\n', start);
  const end = Math.min(newline === -1 ? text.length : newline, start + 200);
  return {
    start,
    end: Math.max(end, start + 1),
    message: `This text comes after ${what}. People who scroll through the file do not see it, but a model does.`,
    hint: 'Remove the blank space, and read the text behind it.',
  };
}
