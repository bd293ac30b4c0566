import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyFixes } from '../../../src/lint/apply-fixes.js';
import type { Fix, TextEdit } from '../../../src/lint/rule.js';

function fixOf(...edits: TextEdit[]): Fix {
  return { safe: true, description: 'mend', edits };
}

function removal(text: string, part: string): Fix {
  const start = text.indexOf(part);
  return fixOf({ start, end: start + part.length, replacement: '' });
}

test('only the offending characters go; line ends, a byte order mark and everything else stay', () => {
  const text = 'One\r\ntwo\u200b\tx \r\n\nthree\u{e0041}\u{e0042}  \r\n👨‍👩‍👧';
  const fixes = [removal(text, '\u200b'), removal(text, '\u{e0041}\u{e0042}')];
  expect(applyFixes(text, fixes).text).toBe('One\r\ntwo\tx \r\n\nthree  \r\n👨‍👩‍👧');
  expect(applyFixes(`\uFEFF${text}`, fixes).text).toBe('\uFEFFOne\r\ntwo\tx \r\n\nthree  \r\n👨‍👩‍👧');
});

describe('where two fixes want one place', () => {
  const first = fixOf({ start: 2, end: 5, replacement: 'X' });
  test.each([
    [fixOf({ start: 4, end: 6, replacement: '' })],
    [fixOf({ start: 2, end: 2, replacement: 'y' })],
    [fixOf({ start: 3, end: 3, replacement: 'y' })],
    [fixOf({ start: 0, end: 8, replacement: '' })],
    [fixOf({ start: 7, end: 8, replacement: '' }, { start: 0, end: 3, replacement: '' })],
  ])('the first wins and the other is left whole', (second) => {
    expect(applyFixes('01234567', [first, second])).toEqual({ text: '01X567', applied: [first], left: [second] });
  });

  test('neighbours do not touch', () => {
    const second = fixOf({ start: 0, end: 2, replacement: '' }, { start: 5, end: 6, replacement: '' });
    expect(applyFixes('01234567', [first, second]).text).toBe('X67');
  });
});

test('a fix outside the text is our mistake', () => {
  expect(() => applyFixes('tea', [fixOf({ start: 2, end: 4, replacement: '' })])).toThrow('would change');
});

test('what no edit covers comes out as it was, in its order', () => {
  const edit = fc
    .tuple(fc.nat(60), fc.nat(5))
    .map(([start, length]) => ({ start, end: start + length, replacement: '' }));
  fc.assert(
    fc.property(fc.array(fc.array(edit, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), (all) => {
      const text = Array.from({ length: 70 }, (_, index) => String.fromCharCode(0x4e00 + index)).join('');
      const { text: fixed, applied } = applyFixes(
        text,
        all.map((edits) => fixOf(...edits)),
      );
      const removed = new Set(
        applied.flatMap(({ edits }) => edits.flatMap(({ start, end }) => [...text.slice(start, end)])),
      );
      const uncovered = [...text].filter((sign) => !removed.has(sign)).join('');
      expect([...fixed].filter((sign) => !removed.has(sign)).join('')).toBe(uncovered);
    }),
  );
});

test('a hundred thousand fixes take no more than a moment', () => {
  const text = '\u200bx'.repeat(100_000);
  const fixes = Array.from({ length: 100_000 }, (_, index) =>
    fixOf({ start: index * 2, end: index * 2 + 1, replacement: '' }),
  );
  expect(applyFixes(text, fixes).text).toBe('x'.repeat(100_000));
});
