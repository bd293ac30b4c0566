import { expect, test } from 'vitest';
import { emptyChain, extendChain, sealedLines } from '../../../../src/journal/audit-log/hash-chain.js';

const lines = ['one (c-0001)', 'two (c-0001)', 'three (c-0002)', 'four (c-0003)'];
const seal = extendChain(emptyChain, lines);

test('a log that only grew holds its seal, and growing change by change gives the same one', () => {
  expect(sealedLines([...lines, 'five (c-0004)'], seal)).toBe(4);
  expect(extendChain(extendChain(emptyChain, lines.slice(0, 2)), lines.slice(2))).toBe(seal);
});

test.each([
  ['edited', lines.with(1, 'zwei (c-0001)')],
  ['cut short', lines.slice(0, 3)],
  ['with a line missing', lines.toSpliced(2, 1)],
  ['reordered', [...lines.slice(2), ...lines.slice(0, 2)]],
])('a log that was %s does not', (_, altered) => {
  expect(sealedLines(altered, seal)).toBeNull();
});
