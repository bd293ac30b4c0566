import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeFileName } from '../../../src/workspace/safe-file-name.js';

const name = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: fc.constantFrom('a', 'A', '-', '_', '.', ' ', '0', 'f'), maxLength: 12 }),
  fc.constantFrom('\ud800', '\ud801', '\udc00', 'con', 'CON', 'nul', '.', '..', ''),
);

test('two names share a file only if they are one name in two spellings', () => {
  fc.assert(
    fc.property(name, name, (one, other) => {
      expect(safeFileName(one) === safeFileName(other)).toBe(one.normalize('NFC') === other.normalize('NFC'));
    }),
    { numRuns: 2_000 },
  );
});

test('a name and its file name, taken as a name, never share a file unless the name is plain', () => {
  fc.assert(
    fc.property(name, (one) => {
      expect(safeFileName(safeFileName(one)) === safeFileName(one)).toBe(safeFileName(one) === one.normalize('NFC'));
    }),
  );
});

test('every file name is short, plain and allowed on every system', () => {
  fc.assert(
    fc.property(fc.oneof(name, fc.string({ minLength: 60, maxLength: 400 })), (one) => {
      expect(safeFileName(one)).toMatch(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/);
      expect(safeFileName(one).length).toBeLessThanOrEqual(64);
      expect(safeFileName(one)).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)$/);
    }),
  );
});

test.each([
  ['kitchen', 'kitchen'],
  ['north-wing-2', 'north-wing-2'],
  ['Kitchen', 'kitchen-d98e82ae'],
  ['kitchen.', 'kitchen-'],
  ['Küche', 'kuche-'],
  ['台所', 'x-'],
  ['con', 'con-'],
  ['note-deadbeef', 'note-deadbeef-'],
  ['-x', 'x-'],
  ['', 'x-'],
])('%j begins its file name with %j', (given, start) => {
  expect(safeFileName(given).startsWith(start)).toBe(true);
});
