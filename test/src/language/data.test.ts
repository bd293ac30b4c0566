import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readWordList } from '../../../src/language/read-word-list.js';

const folder = join(import.meta.dirname, '../../../data');
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

test.each(files.map((file) => [file.slice(folder.length + 1), file]))(
  '%s says what it is and where it comes from',
  (_, file) => {
    const text = readFileSync(file, 'utf8');
    if (file.endsWith('.txt')) {
      expect(text).toMatch(/^# [A-Z].{20,}\. Source: \w.*\.\n/);
      return;
    }
    const { about, source } = JSON.parse(text);
    expect([about, source]).toEqual([expect.stringMatching(/^[A-Z].{20,}\.$/), expect.stringMatching(/^[A-Z].*\.$/)]);
  },
);

test('a list is read line by line, without the remark at its head', () => {
  const lines = readWordList('de/glosses.txt');
  expect(lines[0]).toBe('doctor arzt doktor mediziner hausarzt');
  expect(lines.every((line) => line.trim() !== '' && !line.startsWith('#'))).toBe(true);
});

test('no list has a line twice', () => {
  for (const name of ['given-names.txt', 'place-names.txt']) {
    const lines = readWordList(name);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  }
});
