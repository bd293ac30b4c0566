import type { Role } from '../../roles/roles.js';
import { atFirstUse } from '../../workspace/at-first-use.js';
import type { ConceptHit } from '../lexicon/find-concepts.js';
import { moodNames, moodsOfText, moodsOfWord } from './moods.js';

/** What is known about a statement before it is judged. */
export type Statement = {
  readonly text: string;
  /** The sentences that the text joins with a space; the text itself by default. */
  readonly parts?: readonly string[];
  readonly role: Role | null;
  /** The concepts it speaks of, in order. */
  readonly hits: readonly ConceptHit[];
};

/** A power of two, so that a hash is brought into the table by its last bits. */
export const featureCount = 1 << 18;

/** Takes in the traits of a statement, each a place in a table of weights. */
export type Tally = {
  add(place: number): void;
  addWord(traits: WordTraits): void;
};

/** The traits of a statement one by one, as learning needs them. */
export function featuresOf(statement: Statement): number[] {
  const found: number[] = [];
  addFeatures(statement, {
    add: (place) => found.push(place),
    addWord: ({ features }) => {
      for (const feature of features) found.push(feature);
    },
  });
  return found;
}

/**
 * The traits of a statement: its words, their parts and neighbours, runs of signs in scripts without spaces, the concepts it
 * speaks of and in which order, how it is said, and whose file it is in.
 */
export function addFeatures({ text, parts = [text], role, hits }: Statement, tally: Tally): void {
  const concepts = hits.map(({ concept }) => numberOf(concept));
  const moods = addWords(parts, tally) | moodsOfText(text, text.toLowerCase());
  addConcepts(hits, concepts, tally);
  addMoods(moods, concepts, tally);
  tally.add(rolePlaces[classOf(role)]);
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

function classOf(role: Role | null): 'self' | 'rules' | 'memory' {
  if (role === 'soul' || role === 'identity' || role === 'style') return 'self';
  if (role === 'rules' || role === 'tools' || role === 'heartbeat' || role === 'boot') return 'rules';
  return 'memory';
}

const wordPattern = atFirstUse(() => /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+/gu);
/** Texts of plain letters need no tables of all letters, which take long to make. */
const isPlain = /^[\x00-\x7f\u00a7\u00ab\u00b0\u00b7\u00bb\u2010-\u2027\u2190-\u21ff\u2500-\u257f\u2600-\u26ff]*$/;
const plainWordPattern = /[a-z]+(?:['’][a-z]+)*|[0-9]+/g;
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/;
const number = atFirstUse(() => /^\p{N}/u);
const longestWord = 24;

/** Gives the moods of the words. */
function addWords(parts: readonly string[], tally: Tally): number {
  let previous = 0;
  let moods = 0;
  for (const part of parts) {
    const words = wordsOf(part);
    for (let index = 0; index < words.length; index++) {
      const traits = words[index];
      if (traits === undefined) break;
      tally.addWord(traits);
      if (traits.isSpaced) tally.add(pair(kinds.pair, previous, traits.hash));
      previous = traits.hash;
      moods |= traits.moods;
    }
  }
  return moods;
}

/** The words read last. A sentence is judged by itself or after another, and then before the next. */
let lastRead: { readonly text: string; readonly words: readonly WordTraits[] } = { text: '', words: [] };

function wordsOf(text: string): readonly WordTraits[] {
  if (lastRead.text === text) return lastRead.words;
  const lower = text.toLowerCase();
  const words = (lower.match(isPlain.test(lower) ? plainWordPattern : wordPattern()) ?? []).map(wordTraits);
  lastRead = { text, words };
  return words;
}

export type WordTraits = {
  readonly hash: number;
  readonly features: readonly number[];
  readonly moods: number;
  /** False for a run of a script without spaces, which is no word. */
  readonly isSpaced: boolean;
  /** What the features weigh together, once somebody has asked. */
  weight: number | null;
};

const byWord = new Map<string, WordTraits>();
const mostRemembered = 20_000;
const longestRemembered = 40;

/** Kept, because a text repeats its words. */
function wordTraits(raw: string): WordTraits {
  const known = byWord.get(raw);
  if (known !== undefined) return known;
  const traits = unspaced.test(raw) ? traitsOfRun(raw) : traitsOfWord(raw);
  if (raw.length > longestRemembered) return traits;
  if (byWord.size >= mostRemembered) byWord.clear();
  byWord.set(raw, traits);
  return traits;
}

/** The word itself, and its parts of three to five letters. */
function traitsOfWord(raw: string): WordTraits {
  const word = isNumber(raw) ? '0' : raw.slice(0, longestWord);
  const hash = hashOf(word);
  const features = [pair(kinds.word, hash, 0)];
  const framed = `<${word}>`;
  for (let at = 0; at + 3 <= framed.length; at++) {
    let part = hashOf(framed, at, at + 2);
    for (let length = 3; length <= 5 && at + length <= framed.length; length++) {
      part = extendHash(part, framed.charCodeAt(at + length - 1));
      features.push(pair(kinds.part, part, length));
    }
  }
  return { hash, features, moods: moodsOfWord(raw), isSpaced: true, weight: null };
}

function isNumber(word: string): boolean {
  const first = word.charCodeAt(0);
  return first < 128 ? first < 58 : number().test(word);
}

function traitsOfRun(run: string): WordTraits {
  const features: number[] = [];
  for (let at = 0; at < run.length; at++) {
    for (let length = 1; length <= 4 && at + length <= run.length; length++)
      features.push(pair(kinds.signs, hashOf(run, at, at + length), length));
  }
  for (let length = 1; length <= 4; length++) {
    features.push(pair(kinds.first, hashOf(run, 0, length), length));
    features.push(pair(kinds.last, hashOf(run, Math.max(0, run.length - length), run.length), length));
  }
  return { hash: hashOf(run.slice(-2)), features, moods: moodsOfWord(run), isSpaced: false, weight: null };
}

const nearby = 4;
const mostHits = 60;
const nextHits = 7;

/** Each trait once, however often it shows. */
function addConcepts(hits: readonly ConceptHit[], concepts: readonly number[], tally: Tally): void {
  const denial = numberOf('negation');
  const turn = nextTurn();
  for (let index = 0; index < hits.length && index < mostHits; index++) {
    const own = concepts[index] ?? 0;
    addOnce(placeOf(own, alone), turn, tally);
    if (isDeniedAt(hits, concepts, { index, denial })) addOnce(placeOf(own, denied), turn, tally);
    for (let next = index + 1; next <= index + nextHits && next < hits.length; next++) {
      const other = concepts[next] ?? 0;
      if (other !== own) addOnce(placeOf(own, other), turn, tally);
    }
  }
}

function isDeniedAt(
  hits: readonly ConceptHit[],
  concepts: readonly number[],
  { index, denial }: { index: number; denial: number },
): boolean {
  const word = hits[index]?.word ?? 0;
  for (let other = 0; other < hits.length; other++) {
    if (concepts[other] !== denial) continue;
    const denier = hits[other]?.word ?? 0;
    if (denier <= word && word - denier <= nearby) return true;
  }
  return false;
}

/** In which turn a place was last added. */
const addedIn = new Uint32Array(featureCount);
let turns = 0;

function nextTurn(): number {
  if (turns === 0xffffffff) {
    addedIn.fill(0);
    turns = 0;
  }
  return ++turns;
}

function addOnce(place: number, turn: number, tally: Tally): void {
  if (addedIn[place] === turn) return;
  addedIn[place] = turn;
  tally.add(place);
}

const mostConcepts = 126;
/** In place of a second concept. */
const alone = 126;
const denied = 127;
const conceptHashes: number[] = [];
const conceptNumbers = new Map<string, number>();
/** Places of concepts and of pairs of them, each plus one, worked out when first asked for. */
const conceptPlaces = new Uint32Array(128 * 128);

function numberOf(concept: string): number {
  const known = conceptNumbers.get(concept);
  if (known !== undefined) return known;
  const next = conceptNumbers.size;
  if (next >= mostConcepts) throw new Error('There are more concepts than the table of their places holds.');
  conceptNumbers.set(concept, next);
  conceptHashes.push(hashOf(concept));
  return next;
}

function placeOf(one: number, other: number): number {
  const at = one * 128 + other;
  const known = conceptPlaces[at] ?? 0;
  if (known !== 0) return known - 1;
  const own = conceptHashes[one] ?? 0;
  const place =
    other === alone
      ? pair(kinds.concept, own, 0)
      : other === denied
        ? pair(kinds.denied, own, 0)
        : pair(kinds.order, own, conceptHashes[other] ?? 0);
  conceptPlaces[at] = place + 1;
  return place;
}

const moodHashes = moodNames.map((name) => hashOf(name));

function addMoods(moods: number, concepts: readonly number[], tally: Tally): void {
  const different = [...new Set(concepts)];
  for (let index = 0; index < moodHashes.length; index++) {
    const own = moodHashes[index] ?? 0;
    if ((moods & (1 << index)) === 0) {
      tally.add(pair(kinds.noMood, own, 0));
      continue;
    }
    tally.add(pair(kinds.mood, own, 0));
    for (let next = index + 1; next < moodHashes.length; next++) {
      if ((moods & (1 << next)) !== 0) tally.add(pair(kinds.moods, own, moodHashes[next] ?? 0));
    }
    for (const concept of different) tally.add(pair(kinds.moodOf, own, conceptHashes[concept] ?? 0));
  }
}

/** FNV-1a over the units of a stretch of text. */
function hashOf(text: string, from = 0, to = text.length): number {
  const end = Math.min(to, text.length);
  let hash = 0x811c9dc5;
  for (let index = from; index < end; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

function extendHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193) >>> 0;
}

function pair(kind: number, one: number, other: number): number {
  let hash = Math.imul(one ^ Math.imul(kind, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13) ^ other, 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) & (featureCount - 1);
}

const rolePlaces = {
  self: pair(kinds.role, hashOf('self'), 0),
  rules: pair(kinds.role, hashOf('rules'), 0),
  memory: pair(kinds.role, hashOf('memory'), 0),
};
