import type { Role } from '../../roles/roles.js';
import type { ConceptHit } from '../lexicon/find-concepts.js';
import { alone, denied, hashOfConcept, mostHits, nearby, nextHits, numberOf, placeOf } from './concept-places.js';
import { hashOf, kinds, pair } from './hashes.js';
import { moodNames, moodsOfText } from './moods.js';
import { type Statement, wordsBefore } from './statements.js';
import { wordsOf } from './word-traits.js';

/**
 * The traits of a statement: its words, their parts and neighbours, runs of signs in scripts without spaces, the concepts it
 * speaks of and in which order, how it is said, and whose file it is in. Each is a place in the table of weights. Learning needs
 * them one by one; `weighStatement` adds up the same.
 */
export function featuresOf(statement: Statement): number[] {
  const { texts, hits } = partsOf(statement);
  const found: number[] = [];
  const concepts = hits.map(({ concept }) => numberOf(concept));
  const moods = addWords(texts, found) | moodsOfText(texts.join(' '));
  addConcepts(hits, concepts, found);
  addMoods(moods, concepts, found);
  found.push(rolePlace(statement.role));
  return found;
}

function partsOf({ text, hits, previous = null }: Statement): { texts: string[]; hits: readonly ConceptHit[] } {
  if (previous === null) return { texts: [text], hits };
  const words = wordsBefore(previous);
  return {
    texts: [previous.text, text],
    hits: [...previous.hits, ...hits.map((hit) => ({ ...hit, word: hit.word + words }))],
  };
}

export function rolePlace(role: Role | null): number {
  return rolePlaces[classOf(role)];
}

function classOf(role: Role | null): 'self' | 'rules' | 'memory' {
  if (role === 'soul' || role === 'identity' || role === 'style') return 'self';
  if (role === 'rules' || role === 'tools' || role === 'heartbeat' || role === 'boot') return 'rules';
  return 'memory';
}

/** Gives the moods of the words. */
function addWords(texts: readonly string[], found: number[]): number {
  let previous = 0;
  let moods = 0;
  for (const { hash, features, isSpaced, moods: own } of texts.flatMap(wordsOf)) {
    for (const feature of features) found.push(feature);
    if (isSpaced) found.push(pair(kinds.pair, previous, hash));
    previous = hash;
    moods |= own;
  }
  return moods;
}

/** Each trait once, however often it shows. */
function addConcepts(hits: readonly ConceptHit[], concepts: readonly number[], found: number[]): void {
  const places = new Set<number>();
  for (const [index, { word }] of hits.slice(0, mostHits).entries()) {
    const own = concepts[index] ?? 0;
    places.add(placeOf(own, alone));
    const isDenied = hits.some(
      ({ concept, word: denier }) => concept === 'negation' && denier <= word && word - denier <= nearby,
    );
    if (isDenied) places.add(placeOf(own, denied));
    for (const other of concepts.slice(index + 1, index + 1 + nextHits))
      if (other !== own) places.add(placeOf(own, other));
  }
  found.push(...places);
}

function addMoods(moods: number, concepts: readonly number[], found: number[]): void {
  const different = [...new Set(concepts)];
  for (const [index, own] of moodHashes.entries()) {
    if ((moods & (1 << index)) === 0) {
      found.push(pair(kinds.noMood, own, 0));
      continue;
    }
    found.push(pair(kinds.mood, own, 0));
    for (let next = index + 1; next < moodHashes.length; next++) {
      if ((moods & (1 << next)) !== 0) found.push(pair(kinds.moods, own, moodHashes[next] ?? 0));
    }
    for (const concept of different) found.push(pair(kinds.moodOf, own, hashOfConcept(concept)));
  }
}

export const moodHashes: readonly number[] = moodNames.map((name) => hashOf(name));

const rolePlaces = {
  self: pair(kinds.role, hashOf('self'), 0),
  rules: pair(kinds.role, hashOf('rules'), 0),
  memory: pair(kinds.role, hashOf('memory'), 0),
};
