import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Life, readLives } from './read-life.js';

describe.each(readLives())('$name', ({ root, labels, notes }: Life) => {
  const changes = [...labels.contradictions, labels.movedDeadline];
  const repeated = [
    ...labels.preferences.map(({ mentions }) => mentions),
    ...labels.procedures.map(({ runs }) => runs),
  ];
  const days = [...new Set(notes.map(({ path }) => path).filter((path) => /^memory\/\d/.test(path)))].sort();

  test('forty days in a row hold two hundred entries', () => {
    const first = Date.parse(/\d{4}-\d\d-\d\d/.exec(days[0] ?? '')?.[0] ?? '');
    expect(days).toEqual(Array.from({ length: 40 }, (_, index) => dayPath(first, index)));
    expect(notes.filter(({ path }) => /^memory\/\d/.test(path)).length).toBe(200);
  });

  test('what names a labelled entry occurs once in its file, and in one entry of it', () => {
    const places = [
      ...changes.flatMap(({ earlier, later }) => [earlier, later]),
      ...repeated.flat(),
      labels.secret,
      ...labels.junk,
      labels.dormant.last,
    ];
    const wrong = places.filter(({ path, contains }) => {
      const occurrences = readFileSync(join(root, path), 'utf8').split(contains).length - 1;
      const holders = notes.filter((note) => note.path === path && note.text.includes(contains));
      return occurrences !== 1 || holders.length !== 1;
    });
    expect(wrong).toEqual([]);
  });

  test('what changes is said on an earlier and on a later day', () => {
    expect(changes.filter(({ earlier, later }) => earlier.path >= later.path)).toEqual([]);
  });

  test('preferences and procedures come back on three days or more', () => {
    const counts = repeated.map((places) => new Set(places.map(({ path }) => path)).size);
    expect(counts.filter((count) => count < 3)).toEqual([]);
  });

  test('both names of the project are in the daily notes, on three days each', () => {
    const counts = labels.aliases.flat().map((name) => {
      const named = notes.filter(({ text }) => text.toLowerCase().includes(name.toLowerCase()));
      return new Set(named.map(({ path }) => path).filter((path) => days.includes(path))).size;
    });
    expect(counts.filter((count) => count < 3)).toEqual([]);
  });

  test('the dormant topic is not spoken of after the eighth day', () => {
    const words = new RegExp(`\\b(?:${labels.dormant.words.join('|')})\\b`, 'i');
    const spoken = notes.filter(({ text }) => words.test(text)).map(({ path }) => path);
    expect(labels.dormant.last.path).toBe(days[7]);
    expect(spoken.sort().at(-1)).toBe(days[7]);
  });
});

function dayPath(first: number, index: number): string {
  return `memory/${new Date(first + index * 86_400_000).toISOString().slice(0, 10)}.md`;
}
