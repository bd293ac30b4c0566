import { expect, test } from 'vitest';
import { excerptOf } from '../../../../src/lint/excerpt.js';
import { caretPosition } from '../../../../src/lint/report/caret-position.js';
import { LintDocument } from '../../../../src/lint/text/lint-document.js';

/** The excerpt of a marked place, and the part of it that begins at the caret. */
function pointed(marked: string): { excerpt: string; from: string | null } {
  const start = marked.indexOf('»');
  const text = marked.replace('»', '');
  const document = new LintDocument({ path: 'MEMORY.md', role: null, load: 'none', text });
  const excerpt = excerptOf(document, { start, end: start + 3 });
  const { line, column } = document.lines.positionAt(start);
  const caret = caretPosition(excerpt, { line: document.lines.textOf(line - 1), column });
  return { excerpt, from: caret === null ? null : excerpt.slice(caret) };
}

test.each([
  ['Tea, »not coffee.', 'not coffee.'],
  ['»Tea.', 'Tea.'],
  ['first\r\n    - indented »tea\r\nlast', 'tea'],
  ['\t\t»tea', 'tea'],
  ['a\tb »tea', 'tea'],
  ['👨‍👩‍👧 family »tea', 'tea'],
  ['hid\u200bden »tea', 'tea'],
  ['end»\u{e0041}\u{e0042}', '\\u{E0041}\\u{E0042}'],
  ['  »  spaces', 'spaces'],
  ['- **same** same »same same', 'same same'],
])('the caret of %j stands before %j', (marked, from) => {
  expect(pointed(marked).from).toBe(from);
});

test.each([100, 600, 6_000])('the caret is right in the middle of a line of %d words', (length) => {
  const words = Array.from({ length }, (_, index) => `w${index}`);
  const middle = length / 2;
  const marked = words.map((word, index) => (index === middle ? `»${word}` : word)).join(' ');
  expect(pointed(marked).from).toMatch(new RegExp(`^w${middle} w${middle + 1} .*…$`));
});

test('a place beyond what an excerpt shows has no caret', () => {
  expect(caretPosition('Tea.', { line: 'Tea.', column: 9 })).toBeNull();
  expect(caretPosition('Other.', { line: 'Tea.', column: 2 })).toBeNull();
});
