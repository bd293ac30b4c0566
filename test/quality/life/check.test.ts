import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Note, readNotes } from '../read-notes.js';
import { sharedStems } from './content-stems.js';

const Questions = z.array(
  z.strictObject({
    question: z.string().min(1),
    target: z.strictObject({ path: z.string(), contains: z.string().min(1) }),
    shares: z.boolean(),
  }),
);

const notes = readNotes(join(import.meta.dirname, 'notes'));
const questions = Questions.parse(JSON.parse(readFileSync(join(import.meta.dirname, 'questions.json'), 'utf8')));

test('forty target notes lie among three hundred others', () => {
  const targets = new Set(questions.map(({ target }) => findTarget(target.contains)));
  expect({ targets: targets.size, others: notes.length - targets.size }).toEqual({ targets: 40, others: 300 });
});

test('every target is asked for twice, once with its own words and once without', () => {
  const contained = [...new Set(questions.map(({ target }) => target.contains))];
  const pairs = contained.map((contains) => questions.filter(({ target }) => target.contains === contains));
  expect(pairs.map((pair) => pair.map(({ shares }) => shares))).toEqual(contained.map(() => [true, false]));
  expect(new Set(questions.map(({ question }) => question)).size).toBe(80);
});

test('what names a target occurs once, in the file that the question names', () => {
  const wrong = questions.filter(({ target }) => {
    const places = notes.flatMap(({ path, text }) =>
      text
        .split(target.contains)
        .slice(1)
        .map(() => path),
    );
    return places.length !== 1 || places[0] !== target.path;
  });
  expect(wrong).toEqual([]);
});

test('a question that shares no words shares none, and the others share some', () => {
  const wrong = questions
    .map(({ question, target, shares }) => ({
      question,
      shares,
      shared: sharedStems(question, whole(target.contains)),
    }))
    .filter(({ shares, shared }) => shares !== shared.length > 0);
  expect(wrong).toEqual([]);
});

test('inflected forms and common beginnings count as shared', () => {
  expect(sharedStems('Which medicines were booked for the parties?', 'Book the party and the medication.')).toEqual([
    'medicin',
    'book',
    'party',
  ]);
});

function whole(contains: string): string {
  const { path, headings, text } = findTarget(contains);
  return `${path.replaceAll(/[-/.]/g, ' ')}\n${headings}\n${text}`;
}

function findTarget(contains: string): Note {
  const found = notes.find(({ text }) => text.includes(contains));
  if (found === undefined) throw new Error(`No note contains "${contains}".`);
  return found;
}
