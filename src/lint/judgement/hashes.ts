/** A power of two, so that a hash is brought into the table by its last bits. */
export const featureCount = 1 << 18;
export const lastPlace = featureCount - 1;

/** Places of different kinds must not meet by system, so each kind starts from a number of its own. */
export const kinds = {
  word: 11,
  part: 23,
  pair: 37,
  signs: 41,
  first: 53,
  last: 67,
  concept: 79,
  denied: 83,
  order: 97,
  mood: 101,
  noMood: 113,
  moods: 127,
  moodOf: 131,
  role: 149,
};

/** Of FNV-1a. */
export const basis = 0x811c9dc5;
export const prime = 0x01000193;

/** FNV-1a over the units of a stretch of text. */
export function hashOf(text: string, from = 0, to = text.length): number {
  const end = Math.min(to, text.length);
  let hash = basis;
  for (let index = from; index < end; index++) hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  return hash >>> 0;
}

export function extendHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, prime) >>> 0;
}

/** The place of a feature in the table of weights. */
export function pair(kind: number, one: number, other: number): number {
  let hash = Math.imul(one ^ seedOf(kind), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ other, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) & lastPlace;
}

export function seedOf(kind: number): number {
  return Math.imul(kind, 0x9e3779b1);
}
