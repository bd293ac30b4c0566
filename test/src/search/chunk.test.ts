import { describe, expect, test } from 'vitest';
import { type Entry, noFields } from '../../../src/entries/entry.js';
import { chunkEntries, sizeOf } from '../../../src/search/chunk.js';

describe('a long entry', () => {
  const entryOf = (text: string): Entry => ({
    id: 'note:a',
    store: 'episodic',
    role: 'daily',
    path: 'a.md',
    startLine: 3,
    endLine: 3 + text.split('\n').length,
    trail: [],
    text,
    day: null,
    time: null,
    about: noFields,
    isSuperseded: false,
    audience: ['main'],
  });

  test('is split between sentences into parts of at most a hundred words that say where they stand', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `Line ${index} tells of nine things in a row.`);
    const chunks = chunkEntries(
      [entryOf(lines.join('\n'))],
      ['', '', '<!-- one --> ', ...lines].join('\n').replace('<!-- one --> \n', '<!-- one --> '),
    );
    expect(chunks.map(({ text }) => text).join('\n')).toBe(lines.join('\n'));
    expect(chunks.every(({ text }) => sizeOf(text) <= 100)).toBe(true);
    expect(chunks.map(({ startLine, endLine }) => [startLine, endLine])).toEqual([
      [3, 13],
      [14, 24],
      [25, 32],
    ]);
  });

  test('loses nothing where it has no sentences', () => {
    const words = Array.from({ length: 250 }, (_, index) => `word${index}`).join(' ');
    expect(
      chunkEntries([entryOf(words)], words)
        .map(({ text }) => text)
        .join(' '),
    ).toBe(words);
    const signs = '東京大阪京都'.repeat(200);
    expect(
      chunkEntries([entryOf(signs)], signs)
        .map(({ text }) => text)
        .join(''),
    ).toBe(signs);
  });
});
