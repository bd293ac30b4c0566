import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeThreeWay } from '../../../../src/journal/files/three-way-merge.js';
import { startCpuTime } from '../../../support/cpu-time.js';

function merge(base: string, ours: string, theirs: string): string | null {
  return (
    mergeThreeWay({ base: Buffer.from(base), ours: Buffer.from(ours), theirs: Buffer.from(theirs) })?.toString() ?? null
  );
}

test.each([
  ['edits far from each other are both kept', 'a\nb\nc\nd\n', 'A\nb\nc\nd\n', 'a\nb\nc\nD\n', 'A\nb\nc\nD\n'],
  ['an insertion and a deletion', 'a\nb\nc\nd\n', 'a\nb\nc\nd\ne\n', 'b\nc\nd\n', 'b\nc\nd\ne\n'],
  ['the same line edited in two ways is a conflict', 'a\nb\nc\n', 'a\nX\nc\n', 'a\nY\nc\n', null],
  ['edits that touch are a conflict', 'a\nb\nc\n', 'A\nb\nc\n', 'a\nB\nc\n', null],
  ['two insertions at one place are a conflict', 'a\nb\n', 'a\nx\nb\n', 'a\ny\nb\n', null],
  ['the same edit twice is no conflict', 'a\nb\nc\n', 'a\nX\nc\n', 'a\nX\nc\n', 'a\nX\nc\n'],
  ['a last line without an end', 'a\nb\nc', 'A\nb\nc', 'a\nb\nC', 'A\nb\nC'],
  ['Windows line ends', 'a\r\nb\r\nc\r\n', 'A\r\nb\r\nc\r\n', 'a\r\nb\r\nC\r\n', 'A\r\nb\r\nC\r\n'],
])('%s', (_, base, ours, theirs, expected) => {
  expect(merge(base, ours, theirs)).toBe(expected);
});

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 })
  .map((lines) => lines.map((line) => `${line}\n`).join(''));

test('when one side changed nothing, the other side wins', () => {
  fc.assert(
    fc.property(text, text, (base, changed) => {
      expect(merge(base, changed, base)).toBe(changed);
      expect(merge(base, base, changed)).toBe(changed);
    }),
  );
});

test('the order of the two sides makes no difference', () => {
  fc.assert(
    fc.property(text, text, text, (base, ours, theirs) => {
      expect(merge(base, ours, theirs)).toBe(merge(base, theirs, ours));
    }),
  );
});

test('bytes that are no text come through unharmed', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), fc.uint8Array({ maxLength: 40 }), (one, other) => {
      const [base, changed] = [Buffer.from(one), Buffer.from(other)];
      expect(mergeThreeWay({ base, ours: changed, theirs: base })).toEqual(changed);
    }),
  );
});

test('huge texts with nothing in common are a conflict instead of a long wait', () => {
  const spent = startCpuTime();
  const lines = (word: string) => Array.from({ length: 30_000 }, (_, index) => `${word} ${index}\n`).join('');
  expect(merge(lines('base'), lines('ours'), lines('base'))).toBe(null);
  expect(spent()).toBeLessThan(60_000);
});
