import { linkSync, lstatSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lookAsKnown } from '../../../src/search/look-comparer.js';

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

function lookAsTheyDid(paths: readonly string[], numbers: Float64Array): boolean {
  return lookAsKnown(folder, { paths: paths.map((path) => path.slice(folder.length + 1)), numbers, odd: new Set() });
}

test('files that nobody touched look as they did, and each is compared with its own numbers', () => {
  const paths = Array.from({ length: 150 }, (_, index) => writeNote(`${index}.md`, 'tea'.repeat(index)));
  const numbers = numbersOf(...paths);
  expect(lookAsTheyDid(paths, numbers)).toBe(true);
  expect(lookAsTheyDid(paths.toReversed(), numbers)).toBe(false);
});

test('files that numbers alone do not describe are passed over', () => {
  const paths = ['a.md', 'b.md', 'c.md'];
  const [first, , last] = paths.map((name) => writeNote(name, name));
  const numbers = new Float64Array([...numbersOf(first ?? ''), ...new Float64Array(6), ...numbersOf(last ?? '')]);
  expect(lookAsKnown(folder, { paths, numbers, odd: new Set([1]) })).toBe(true);
  expect(lookAsKnown(folder, { paths, numbers, odd: new Set() })).toBe(false);
  rmSync(last ?? '');
  expect(lookAsKnown(folder, { paths, numbers, odd: new Set([1]) })).toBe(false);
});

const touches: readonly (readonly [name: string, touch: (path: string) => void])[] = [
  ['longer', (path) => writeNote(path.slice(folder.length + 1), 'tea with milk')],
  ['given another time', (path) => utimesSync(path, whenTold, whenTold + 0.001)],
  ['replaced by another', (path) => renameSync(writeNote('new.md', 'tea'), path)],
  ['given a second name', (path) => linkSync(path, join(folder, 'second.md'))],
  ['removed', (path) => rmSync(path)],
];
test.each(touches)('a file that was %s looks otherwise', (_name, touch) => {
  const paths = [writeNote('known.md', 'tea'), writeNote('note.md', 'tea')];
  const numbers = numbersOf(...paths);
  expect(lookAsTheyDid(paths, numbers)).toBe(true);
  touch(paths[1] ?? '');
  expect(lookAsTheyDid(paths, numbers)).toBe(false);
});

const differences = ['size', 'time of change', 'time of any change', 'number', 'device', 'names'];
test.each(differences.map((name, at) => [name, at] as const))('another %s alone is noticed', (_name, at) => {
  const paths = [writeNote('known.md', 'tea'), writeNote('note.md', 'tea')];
  const numbers = numbersOf(...paths);
  numbers[6 + at] = (numbers[6 + at] ?? 0) + 1;
  expect(lookAsTheyDid(paths, numbers)).toBe(false);
});
