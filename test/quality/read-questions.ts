import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Note } from './read-notes.js';

export type Question = z.infer<typeof Questions>[number];

/** The questions of a set, each with the note that answers it and whether it uses words of that note. */
export function readQuestions(path: string): Question[] {
  return Questions.parse(JSON.parse(readFileSync(path, 'utf8')));
}

/** Questions whose target is not in exactly one place, in the file they name. */
export function findMisdirected(questions: readonly Question[], notes: readonly Note[]): Question[] {
  return questions.filter(({ target }) => {
    const places = notes.flatMap(({ path, text }) =>
      text
        .split(target.contains)
        .slice(1)
        .map(() => path),
    );
    return places.length !== 1 || places[0] !== target.path;
  });
}

export function findTarget(question: Question, notes: readonly Note[]): Note {
  const found = notes.find(({ text }) => text.includes(question.target.contains));
  if (found === undefined) throw new Error(`No note contains "${question.target.contains}".`);
  return found;
}

const Questions = z.array(
  z.strictObject({
    question: z.string().min(1),
    target: z.strictObject({ path: z.string(), contains: z.string().min(1) }),
    shares: z.boolean(),
  }),
);
