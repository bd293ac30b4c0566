import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readNotes } from '../../read-notes.js';

const Place = z.strictObject({ path: z.string(), contains: z.string().min(1) });
const Change = z.strictObject({ about: z.string(), earlier: Place, later: Place });
const Labels = z.strictObject({
  contradictions: z.array(Change).length(3),
  movedDeadline: Change,
  preferences: z.array(z.strictObject({ about: z.string(), mentions: z.array(Place) })).length(5),
  procedures: z
    .array(z.strictObject({ about: z.string(), steps: z.array(z.string()).min(3).max(6), runs: z.array(Place) }))
    .length(2),
  aliases: z.array(z.tuple([z.string(), z.string()])).length(1),
  secret: Place,
  junk: z.array(Place).length(15),
  dormant: z.strictObject({ about: z.string(), last: Place }),
});

const root = join(import.meta.dirname, 'notes');
const labels = Labels.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'labels.json'), 'utf8')));
const notes = readNotes(root);
const changes = [...labels.contradictions, labels.movedDeadline];
const repeated = [...labels.preferences.map(({ mentions }) => mentions), ...labels.procedures.map(({ runs }) => runs)];

test('forty days in a row hold two hundred entries', () => {
  const entries = notes.filter(({ path }) => /^memory\/\d/.test(path));
  const days = [...new Set(entries.map(({ path }) => path))].sort();
  expect(days).toEqual(Array.from({ length: 40 }, (_, index) => dayPath(index)));
  expect(entries.length).toBe(200);
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
  const days = repeated.map((places) => new Set(places.map(({ path }) => path)).size);
  expect(days.filter((count) => count < 3)).toEqual([]);
});

test('both names of the project are in the daily notes, on three days each', () => {
  const days = labels.aliases.flat().map((name) => {
    const named = notes.filter(({ text }) => text.toLowerCase().includes(name.toLowerCase()));
    return new Set(named.map(({ path }) => path).filter((path) => /^memory\/\d/.test(path))).size;
  });
  expect(days.filter((count) => count < 3)).toEqual([]);
});

test('the dormant topic is not spoken of after the eighth day', () => {
  const spoken = notes.filter(({ text }) => /\b(?:koi|pond|fish)\b/i.test(text)).map(({ path }) => path);
  expect(labels.dormant.last.path).toBe(dayPath(7));
  expect(spoken.sort().at(-1)).toBe(dayPath(7));
});

function dayPath(index: number): string {
  return `memory/${new Date(Date.UTC(2026, 2, 2 + index)).toISOString().slice(0, 10)}.md`;
}
