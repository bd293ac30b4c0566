import { mostConcepts, numberOfConcept } from '../lexicon/concept-numbers.js';
import type { Concept } from '../lexicon/concepts.js';
import { hashOf, kinds, pair } from './hashes.js';

/** In place of a second concept: the first alone, or the first denied. */
export const alone = mostConcepts;
export const denied = mostConcepts + 1;

const size = mostConcepts + 2;
const hashes: number[] = [];
/** Places of concepts and of pairs of them, each plus one, worked out when first asked for. */
const places = new Uint32Array(size * size);

/** The number of a concept whose places are asked for. */
export function numberOf(concept: Concept): number {
  const number = numberOfConcept(concept);
  hashes[number] ??= hashOf(concept);
  return number;
}

export function hashOfConcept(number: number): number {
  return hashes[number] ?? 0;
}

/** The place of one concept before another. */
export function placeOf(one: number, other: number): number {
  const at = one * size + other;
  const known = places[at] ?? 0;
  if (known !== 0) return known - 1;
  const place = findPlace(hashOfConcept(one), other);
  places[at] = place + 1;
  return place;
}

function findPlace(own: number, other: number): number {
  if (other === alone) return pair(kinds.concept, own, 0);
  if (other === denied) return pair(kinds.denied, own, 0);
  return pair(kinds.order, own, hashOfConcept(other));
}

/** How far a denial reaches, in words. */
export const nearby = 4;
/** Only so many concepts of a statement count, each with so many after it. */
export const mostHits = 60;
export const nextHits = 7;
