import { linkSync, lstatSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type AskPlainly, lookComparer, lookCount } from '../../../src/search/look-comparer.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agentsoul-looks-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const whenTold = Date.UTC(2026, 1, 3, 4, 5, 6, 789) / 1_000;

function writeNote(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  utimesSync(path, whenTold, whenTold);
  return path;
}

function numbersOf(...paths: string[]): Float64Array {
  return Float64Array.from(
    paths.flatMap((path) => {
      const { size, mtimeMs, ctimeMs, ino, dev, nlink } = lstatSync(path);
      return [size, mtimeMs, ctimeMs, ino, dev, nlink];
    }),
  );
}

const wrong: AskPlainly = () => new Float64Array(36);
const ways: readonly (readonly [name: string, ask: AskPlainly | null | undefined])[] = [
  ['as this version of Node.js allows', undefined],
  ['through the objects of Node.js', null],
  ['with a list that says something else', wrong],
];

describe.each(ways)('%s', (_, ask) => {
  test('a file that nobody touched looks as it did, and each of several is compared with its own numbers', () => {
    const paths = [writeNote('one.md', 'tea'), writeNote('other.md', 'coffee')];
    const numbers = numbersOf(...paths);
    const looksLike = lookComparer(ask);
    expect(paths.map((path, index) => looksLike(path, numbers, index * lookCount))).toEqual([true, true]);
    expect(paths.map((path, index) => looksLike(path, numbers, (1 - index) * lookCount))).toEqual([false, false]);
  });

  const touches: readonly (readonly [name: string, touch: (path: string) => void])[] = [
    ['longer', (path) => writeNote(path.slice(folder.length + 1), 'tea with milk')],
    ['given another time', (path) => utimesSync(path, whenTold, whenTold + 0.001)],
    ['replaced by another', (path) => renameSync(writeNote('new.md', 'tea'), path)],
    ['given a second name', (path) => linkSync(path, join(folder, 'second.md'))],
    ['removed', (path) => rmSync(path)],
  ];
  test.each(touches)('a file that was %s looks otherwise', (_name, touch) => {
    const known = writeNote('known.md', 'tea');
    const path = writeNote('note.md', 'tea');
    const numbers = numbersOf(known, path);
    const looksLike = lookComparer(ask);
    expect(looksLike(known, numbers, 0)).toBe(true);
    touch(path);
    expect(looksLike(path, numbers, lookCount)).toBe(false);
  });
});
