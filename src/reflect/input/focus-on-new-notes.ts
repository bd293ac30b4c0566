import { InvertedIndex } from '../consolidate/inverted-index.js';
import { tagTerm } from '../consolidate/term-weights.js';
import type { CollectedNotes } from './collect-notes.js';
import type { Note } from './note.js';

const nearestEach = 40;

/** With few fresh notes among many, only related older notes are considered. */
export function focusOnNewNotes(survey: CollectedNotes): CollectedNotes {
  const fresh = survey.notes.filter(({ isFresh }) => isFresh);
  if (fresh.length === 0) return { ...survey, notes: [] };
  if (fresh.length * 5 >= survey.notes.length) return survey;
  const index = new InvertedIndex<Note>(survey.weights, 60);
  for (const note of survey.notes) index.add(note, wordsOf(note));
  const near = new Set(fresh.flatMap((note) => [note, ...index.nearest(wordsOf(note), nearestEach)]));
  return { ...survey, notes: survey.notes.filter((note) => near.has(note)) };
}

function wordsOf({ terms, entry }: Note): string[] {
  return [...terms, ...entry.about.tags.map(tagTerm)];
}
