import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Note, readNotes } from '../read-notes.js';
import { findMisdirected, findTarget, readQuestions } from '../read-questions.js';
import { sharedStems } from './content-stems.js';

const notes = readNotes(join(import.meta.dirname, 'notes'));
const questions = readQuestions(join(import.meta.dirname, 'questions.json'));

test('forty target notes lie among three hundred others', () => {
  const targets = new Set(questions.map((question) => findTarget(question, notes)));
  expect({ targets: targets.size, others: notes.length - targets.size }).toEqual({ targets: 40, others: 300 });
});

test('every target is asked for twice, once with its own words and once without', () => {
  const contained = [...new Set(questions.map(({ target }) => target.contains))];
  const pairs = contained.map((contains) => questions.filter(({ target }) => target.contains === contains));
  expect(pairs.map((pair) => pair.map(({ shares }) => shares))).toEqual(contained.map(() => [true, false]));
  expect(new Set(questions.map(({ question }) => question)).size).toBe(80);
});

test('what names a target occurs once, in the file that the question names', () => {
  expect(findMisdirected(questions, notes)).toEqual([]);
});

test('a question that shares no words shares none, and the others share some', () => {
  const wrong = questions
    .map((asked) => ({ ...asked, shared: sharedStems(asked.question, whole(findTarget(asked, notes))) }))
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

function whole({ path, headings, text }: Note): string {
  return `${path.replaceAll(/[-/.]/g, ' ')}\n${headings}\n${text}`;
}
