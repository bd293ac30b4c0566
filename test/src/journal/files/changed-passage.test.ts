import { expect, test } from 'vitest';
import { changedPassage } from '../../../../src/journal/files/changed-passage.js';

const lines = Array.from({ length: 300 }, (_, index) => `line ${index}`);

test('the passage around a change contains the changed lines and forty on each side', () => {
  const after = lines.with(150, 'another line');
  expect(changedPassage(lines.join('\n'), after.join('\n')).trim().split('\n')).toEqual(after.slice(110, 191));
});

test('all of a new file, and the end of one that grew', () => {
  expect(changedPassage('', 'new\nfile\n')).toBe('new\nfile\n');
  const after = [...lines, 'added'];
  expect(changedPassage(lines.join('\n'), after.join('\n')).trim().split('\n')).toEqual(after.slice(259));
});

test('an unchanged or emptied text', () => {
  expect(changedPassage('same', 'same')).toBe('same');
  expect(changedPassage('gone\n', '')).toBe('');
});
