import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Note, readNotes } from '../read-notes.js';

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
  dormant: z.strictObject({ about: z.string(), words: z.array(z.string()), last: Place }),
});

/** An entry of a life, by its file and words that occur in it alone. */
export type Place = z.infer<typeof Place>;

/** Forty days of notes, and what reflection should find in them. */
export type Life = {
  readonly name: string;
  readonly root: string;
  readonly labels: z.infer<typeof Labels>;
  readonly notes: readonly Note[];
};

export function readLives(): Life[] {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => readLife(name));
}

export function readLife(name: string): Life {
  const root = join(import.meta.dirname, name, 'notes');
  const labels = Labels.parse(JSON.parse(readFileSync(join(import.meta.dirname, name, 'labels.json'), 'utf8')));
  return { name, root, labels, notes: readNotes(root) };
}
