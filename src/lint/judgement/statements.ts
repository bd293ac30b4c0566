import type { Role } from '../../roles/roles.js';
import type { ConceptHit } from '../lexicon/find-concepts.js';
import type { Sentence } from '../text/sentences.js';

/** A text with the concepts it speaks of, in order. */
export type Said = { readonly text: string; readonly hits: readonly ConceptHit[] };

/** What is known about a statement before it is judged. */
export type Statement = Said & {
  /** The sentence that it is read with. A space stands between them. */
  readonly previous?: Said | null;
  readonly role: Role | null;
};

/**
 * What is judged for a sentence: a planted order often takes two sentences, so each is read with the one before it. Rows of
 * tables are judged whole and once, lines of code alone. Null for what is judged with its neighbour.
 */
export function statementOf(sentence: Sentence, role: Role | null): Statement | null {
  const { text, hits, previous, siblings, zone, row } = sentence;
  if (zone === 'fence' || zone === 'front-matter' || (siblings === 1 && row === null)) return { text, hits, role };
  if (row === null) return previous === null ? null : { text, hits, previous, role };
  if (previous !== null) return null;
  const whole = row();
  return { text: whole.text, hits: whole.hits, role };
}

/** How many words the hits of the second of two sentences come later. */
export function wordsBefore({ hits }: Said): number {
  return (hits[hits.length - 1]?.word ?? 0) + 1;
}
