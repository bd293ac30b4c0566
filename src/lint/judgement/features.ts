import type { Role } from '../../roles/roles.js';
import type { ConceptHit } from '../lexicon/find-concepts.js';
import { moodNames, moodsOf } from './moods.js';

/** What is known about a statement before it is judged. */
export type Statement = {
  readonly text: string;
  readonly role: Role | null;
  /** The concepts it speaks of, in order. */
  readonly hits: readonly ConceptHit[];
};

export const featureCount = 1 << 18;

/**
 * The traits of a statement as places in a table of weights: its words, their parts and neighbours, runs of signs in scripts
 * without spaces, the concepts it speaks of and in which order, how it is said, and whose file it is in.
 */
export function featuresOf({ text, role, hits }: Statement): number[] {
  const found: number[] = [];
  const lower = text.toLowerCase();
  const words = lower.match(wordPattern) ?? [];
  addWords(words, found);
  addConcepts(hits, found);
  addMoods(moodsOf(text, lower, words), hits, found);
  found.push(pair(kinds.role, hashOf(classOf(role)), 0));
  return found;
}

/** Places of different kinds must not meet by system, so each kind starts from a number of its own. */
const kinds = {
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

function classOf(role: Role | null): string {
  if (role === 'soul' || role === 'identity' || role === 'style') return 'self';
  if (role === 'rules' || role === 'tools' || role === 'heartbeat' || role === 'boot') return 'rules';
  return 'memory';
}

const wordPattern = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+/gu;
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/;
const number = /^\p{N}/u;
const longestWord = 24;

function addWords(words: readonly string[], found: number[]): void {
  let previous = 0;
  for (const raw of words) {
    if (unspaced.test(raw)) {
      addSigns(raw, found);
      previous = hashOf(raw.slice(-2));
      continue;
    }
    const { hash, features } = wordTraits(raw);
    for (const feature of features) found.push(feature);
    found.push(pair(kinds.pair, previous, hash));
    previous = hash;
  }
}

type WordTraits = { readonly hash: number; readonly features: readonly number[] };

const byWord = new Map<string, WordTraits>();
const mostRemembered = 20_000;

/** The word itself, and its parts of three to five letters. Kept, because a text repeats its words. */
function wordTraits(raw: string): WordTraits {
  const known = byWord.get(raw);
  if (known !== undefined) return known;
  const word = number.test(raw) ? '0' : raw.slice(0, longestWord);
  const hash = hashOf(word);
  const features = [pair(kinds.word, hash, 0)];
  const framed = `<${word}>`;
  for (let at = 0; at + 3 <= framed.length; at++) {
    for (let length = 3; length <= 5 && at + length <= framed.length; length++)
      features.push(pair(kinds.part, hashOf(framed, at, at + length), length));
  }
  const traits = { hash, features };
  if (byWord.size >= mostRemembered) byWord.clear();
  byWord.set(raw, traits);
  return traits;
}

function addSigns(run: string, found: number[]): void {
  for (let at = 0; at < run.length; at++) {
    for (let length = 1; length <= 4 && at + length <= run.length; length++)
      found.push(pair(kinds.signs, hashOf(run, at, at + length), length));
  }
  for (let length = 1; length <= 4; length++) {
    found.push(pair(kinds.first, hashOf(run, 0, length), length));
    found.push(pair(kinds.last, hashOf(run, Math.max(0, run.length - length), run.length), length));
  }
}

const nearby = 4;
const mostHits = 60;
const nextHits = 7;

function addConcepts(hits: readonly ConceptHit[], found: number[]): void {
  const denials = hits.filter(({ concept }) => concept === 'negation');
  const seen = new Set<number>();
  const add = (feature: number) => {
    if (seen.has(feature)) return;
    seen.add(feature);
    found.push(feature);
  };
  for (let index = 0; index < Math.min(hits.length, mostHits); index++) {
    const hit = hits[index];
    if (hit === undefined) break;
    const own = nameHash(hit.concept);
    add(pair(kinds.concept, own, 0));
    if (denials.some(({ word }) => word <= hit.word && hit.word - word <= nearby)) add(pair(kinds.denied, own, 0));
    for (let next = index + 1; next <= index + nextHits && next < hits.length; next++) {
      const other = hits[next]?.concept;
      if (other !== undefined && other !== hit.concept) add(pair(kinds.order, own, nameHash(other)));
    }
  }
}

function addMoods(shown: readonly string[], hits: readonly ConceptHit[], found: number[]): void {
  const concepts = new Set(hits.map(({ concept }) => concept));
  for (let index = 0; index < shown.length; index++) {
    const own = nameHash(shown[index] ?? '');
    found.push(pair(kinds.mood, own, 0));
    for (let next = index + 1; next < shown.length; next++)
      found.push(pair(kinds.moods, own, nameHash(shown[next] ?? '')));
    for (const concept of concepts) found.push(pair(kinds.moodOf, own, nameHash(concept)));
  }
  for (const name of moodNames) if (!shown.includes(name)) found.push(pair(kinds.noMood, nameHash(name), 0));
}

const names = new Map<string, number>();

function nameHash(name: string): number {
  let hash = names.get(name);
  if (hash === undefined) {
    hash = hashOf(name);
    names.set(name, hash);
  }
  return hash;
}

/** FNV-1a over the units of a stretch of text. */
function hashOf(text: string, from = 0, to = text.length): number {
  let hash = 0x811c9dc5;
  for (let index = from; index < Math.min(to, text.length); index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function pair(kind: number, one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ other, 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % featureCount;
}
