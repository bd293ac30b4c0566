import type { Concept } from './concepts.js';

/** There may be no more concepts than this. */
export const mostConcepts = 126;

const numbers = new Map<Concept, number>();

/** A small number for each concept, in the order in which they are asked for. */
export function numberOfConcept(concept: Concept): number {
  const known = numbers.get(concept);
  if (known !== undefined) return known;
  const next = numbers.size;
  if (next >= mostConcepts) throw new Error('There are more concepts than tables of them hold.');
  numbers.set(concept, next);
  return next;
}
