import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unifiedDiff } from '../../../commands/ui/diff.js';
import { progressText } from '../../../commands/ui/progress.js';
import { style, withoutStyle } from '../../../commands/ui/style.js';
import { table } from '../../../commands/ui/table.js';
import { widthOf } from '../../../commands/ui/width.js';
import { wrap } from '../../../commands/ui/wrap.js';
import { startCpuTime } from '../../support/cpu-time.js';

test.each([
  ['plain', 5],
  ['日本', 4],
  ['한국어', 6],
  ['e\u0301', 1],
  ['👨‍👩‍👧‍👦', 2],
  ['🇯🇵', 2],
  ['❤️', 2],
  ['♥', 1],
  [style.red('red'), 3],
  ['', 0],
])('%s is %i columns wide', (text, columns) => {
  expect(widthOf(text)).toBe(columns);
});

test('columns of a table stay in line whatever the cells hold', () => {
  const columns = [{ title: 'file' }, { title: 'tokens', align: 'right' as const }, { title: 'state' }];
  const rows = [
    ['SOUL.md', '12', style.green('ok')],
    ['日本.md', '1,234', 'over'],
    ['👩‍🚀.md', '', 'two\nlines\there'],
  ];
  expect(withoutStyle(table(columns, rows)).split('\n')).toEqual([
    'file     tokens  state',
    'SOUL.md      12  ok',
    '日本.md   1,234  over',
    '👩‍🚀.md            two\\nlines\\there',
  ]);
});

test('wrapping loses no word and passes the width only for a word that does', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,12}$/)), fc.integer({ min: 5, max: 40 }), (words, width) => {
      const lines = wrap(words.join(' '), width);
      expect(lines.join(' ')).toBe(words.join(' '));
      for (const line of lines) expect(line.length <= width || !line.includes(' ')).toBe(true);
    }),
  );
});

test('a diff names both sides and marks what changed, with three lines around it', () => {
  const before = 'one\ntwo\nthree\nfour\nfive\nsix\n';
  const after = before.replace('five', 'FIVE');
  expect(withoutStyle(unifiedDiff({ names: ['SOUL.md', 'SOUL.md'], before, after }))).toBe(
    '--- SOUL.md\n+++ SOUL.md\n@@ -2,5 +2,5 @@\n two\n three\n four\n-five\n+FIVE\n six',
  );
});

test('a diff of equal sides is empty', () => {
  expect(unifiedDiff({ names: ['a', 'a'], before: 'x\n', after: 'x\n' })).toBe('');
});

test('a diff says when the last line has no end', () => {
  expect(withoutStyle(unifiedDiff({ names: ['a', 'b'], before: 'x', after: 'x\n' }))).toBe(
    '--- a\n+++ b\n@@ -1,1 +1,1 @@\n-x\n\\ No newline at end of file\n+x',
  );
});

test('progress is a bar with counts, or a count where the end is unknown', () => {
  expect(progressText(5, 20)).toBe('━━━━━─────────────── 5/20');
  expect(progressText(30, 20)).toBe('━━━━━━━━━━━━━━━━━━━━ 30/20');
  expect(progressText(7, undefined)).toBe('7');
});

test('huge texts with nothing in common are not compared line by line', () => {
  const spent = startCpuTime();
  const lines = (word: string) => Array.from({ length: 30_000 }, (_, index) => `${word} ${index}\n`).join('');
  const diff = unifiedDiff({ names: ['a', 'b'], before: lines('old'), after: lines('new') });
  expect(withoutStyle(diff)).toBe('--- a\n+++ b\nThe two are too different to show.');
  expect(spent()).toBeLessThan(60_000);
});
