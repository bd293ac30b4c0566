import { alone, denied, hashOfConcept, mostHits, nearby, nextHits, numberOf, placeOf } from './concept-places.js';
import { moodHashes, rolePlace } from './features.js';
import { featureCount, kinds, pair } from './hashes.js';
import { joinMoods, moodsOfText } from './moods.js';
import { type Said, type Statement, wordsBefore } from './statements.js';
import { type WordWeight, weighWords } from './word-weights.js';

/** The sum of the weights of all features of a statement, and how many they are: those of `featuresOf`. */
export type Weight = { readonly sum: number; readonly count: number };

export function weighStatement({ text, hits, previous = null, role }: Statement, weights: Int8Array): Weight {
  const before = previous === null ? null : weigh(previous.text, weights);
  const own = weigh(text, weights);
  const concepts = weighConcepts({ previous, hits }, weights);
  const moods = weighMoods(before === null ? own.moods : joinMoods(before, own), weights);
  let sum = own.words.sum + concepts.sum + moods.sum + (weights[rolePlace(role)] ?? 0);
  let count = own.words.count + concepts.count + moods.count + 1;
  let last = 0;
  if (before !== null) {
    sum += before.words.sum;
    count += before.words.count;
    if (before.words.isJoined) {
      sum += weights[pair(kinds.pair, 0, before.words.first)] ?? 0;
      count++;
    }
    last = before.words.last;
  }
  if (own.words.isJoined) {
    sum += weights[pair(kinds.pair, last, own.words.first)] ?? 0;
    count++;
  }
  return { sum, count };
}

type Weighed = { readonly text: string; readonly words: WordWeight; readonly moods: number };

/** A sentence is read by itself or after another, and then before the next. */
let latest: Weighed | null = null;
let earlier: Weighed | null = null;

/** Also asked for a sentence that is judged with the next one only, while its words are at hand. */
export function weigh(text: string, weights: Int8Array): Weighed {
  if (latest !== null && latest.text === text) return latest;
  if (earlier !== null && earlier.text === text) return earlier;
  const words = weighWords(text, weights);
  earlier = latest;
  latest = { text, words, moods: words.moods | moodsOfText(text) };
  return latest;
}

/** The concepts of a statement, as numbers, and the words at which they stand. Kept, so that no garbage is made. */
const concepts: number[] = [];
const wordsAt: number[] = [];
let conceptCount = 0;

function readConcepts({ previous, hits }: { previous: Said | null; hits: Said['hits'] }): void {
  conceptCount = 0;
  if (previous !== null) put(previous.hits, 0);
  put(hits, previous === null ? 0 : wordsBefore(previous));
}

function put(hits: Said['hits'], shift: number): void {
  for (let index = 0; index < hits.length; index++) {
    const hit = hits[index];
    if (hit === undefined) break;
    concepts[conceptCount] = numberOf(hit.concept);
    wordsAt[conceptCount++] = hit.word + shift;
  }
}

/** In which turn a place or a concept was last added. */
const addedIn = new Uint32Array(featureCount);
const metIn = new Uint32Array(128);
let turn = 0;
/** The different concepts of the statement. */
const different: number[] = [];
let differentCount = 0;

function weighConcepts(said: { previous: Said | null; hits: Said['hits'] }, weights: Int8Array): Weight {
  readConcepts(said);
  nextTurn();
  differentCount = 0;
  const denial = numberOf('negation');
  let sum = 0;
  let count = 0;
  for (let index = 0; index < conceptCount; index++) {
    const own = concepts[index] ?? 0;
    if (metIn[own] !== turn) {
      metIn[own] = turn;
      different[differentCount++] = own;
    }
    if (index >= mostHits) continue;
    const end = Math.min(index + 1 + nextHits, conceptCount);
    // The concept alone, denied where it is, then with those that follow.
    for (let next = index - 1; next < end; next++) {
      let place = 0;
      if (next < index) place = placeOf(own, alone);
      else if (next === index) {
        if (!isDeniedAt(index, denial)) continue;
        place = placeOf(own, denied);
      } else if (concepts[next] === own) continue;
      else place = placeOf(own, concepts[next] ?? 0);
      if (addedIn[place] === turn) continue;
      addedIn[place] = turn;
      sum += weights[place] ?? 0;
      count++;
    }
  }
  return { sum, count };
}

function nextTurn(): void {
  if (turn === 0xffffffff) {
    addedIn.fill(0);
    metIn.fill(0);
    turn = 0;
  }
  turn++;
}

function isDeniedAt(index: number, denial: number): boolean {
  const word = wordsAt[index] ?? 0;
  for (let other = 0; other < conceptCount; other++) {
    if (concepts[other] !== denial) continue;
    const denier = wordsAt[other] ?? 0;
    if (denier <= word && word - denier <= nearby) return true;
  }
  return false;
}

const moodCount = moodHashes.length;
const noMoodPlaces = moodHashes.map((own) => pair(kinds.noMood, own, 0));
const moodPlaces = moodHashes.map((own) => pair(kinds.mood, own, 0));
/** For each mood its places with every other mood, then with every concept, each plus one. */
const row = 32 + 128;
const togetherPlaces = new Uint32Array(moodCount * row);

/** After the concepts, because it counts the moods with each of them. */
function weighMoods(moods: number, weights: Int8Array): Weight {
  let sum = 0;
  let count = moodCount;
  for (let index = 0; index < moodCount; index++) {
    if ((moods & (1 << index)) === 0) {
      sum += weights[noMoodPlaces[index] ?? 0] ?? 0;
      continue;
    }
    sum += weights[moodPlaces[index] ?? 0] ?? 0;
    for (let next = index + 1; next < moodCount; next++) {
      if ((moods & (1 << next)) === 0) continue;
      sum += weights[togetherPlace(index, next)] ?? 0;
      count++;
    }
    for (let next = 0; next < differentCount; next++)
      sum += weights[togetherPlace(index, 32 + (different[next] ?? 0))] ?? 0;
    count += differentCount;
  }
  return { sum, count };
}

function togetherPlace(mood: number, other: number): number {
  const at = mood * row + other;
  const known = togetherPlaces[at] ?? 0;
  if (known !== 0) return known - 1;
  const own = moodHashes[mood] ?? 0;
  const place =
    other < 32 ? pair(kinds.moods, own, moodHashes[other] ?? 0) : pair(kinds.moodOf, own, hashOfConcept(other - 32));
  togetherPlaces[at] = place + 1;
  return place;
}
