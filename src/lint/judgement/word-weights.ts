import type { KnownWord } from '../lexicon/known-words.js';
import { readWrittenWords, writtenWords } from '../lexicon/read-words.js';
import { basis, kinds, lastPlace, pair, prime, seedOf } from './hashes.js';
import { moodsOfWord } from './moods.js';
import { isRun, piecesOf, readPieces, spellingOf, traitsOf } from './word-traits.js';

/** What a stretch of text adds to a score by its words, so that it can be joined with what stands before it. */
export type WordWeight = {
  /** The sum of the weights of its features, and how many they are. That of the first word with its neighbour is missing. */
  readonly sum: number;
  readonly count: number;
  readonly moods: number;
  /** The hashes of the first and the last word; 0 without any. */
  readonly first: number;
  readonly last: number;
  /** Whether the first word counts together with the one before it. */
  readonly isJoined: boolean;
};

/** What the words of a text weigh together. */
export function weighWords(text: string, weights: Int8Array): WordWeight {
  const count = readWrittenWords(text);
  if (count === -1) return weighPieces(readPieces(text), weights);
  if (count === 0) return nothing;
  const opening = weightOf(writtenWords[0], weights);
  let { sum, count: features, moods, last } = opening;
  for (let index = 1; index < count; index++) {
    const word = weightOf(writtenWords[index], weights);
    sum += word.sum;
    features += word.count;
    if (word.isJoined) {
      sum += weights[pair(kinds.pair, last, word.first)] ?? 0;
      features++;
    }
    moods |= word.moods;
    last = word.last;
  }
  return { sum, count: features, moods, first: opening.first, last, isJoined: opening.isJoined };
}

const nothing: WordWeight = { sum: 0, count: 0, moods: 0, first: 0, last: 0, isJoined: false };

type Weighed = { readonly word: KnownWord | null; readonly weight: WordWeight };
const none: Weighed = { word: null, weight: nothing };
/** By the places of the words. Kept, because a text repeats its words. */
const weighed: Weighed[] = [];

function weightOf(word: KnownWord | undefined, weights: Int8Array): WordWeight {
  if (word === undefined) return nothing;
  const known = weighed[word.place];
  if (known !== undefined && known.word === word) return known.weight;
  const weight = weighPieces(piecesOf(word.text), weights);
  while (weighed.length < word.place) weighed.push(none);
  weighed[word.place] = { word, weight };
  return weight;
}

function weighPieces(pieces: readonly string[], weights: Int8Array): WordWeight {
  const only = pieces[0];
  if (only === undefined) return nothing;
  if (pieces.length === 1) return weighPiece(only, weights);
  return pieces
    .map((piece) => weighPiece(piece, weights))
    .reduce((before, after) => {
      const joint = after.isJoined ? (weights[pair(kinds.pair, before.last, after.first)] ?? 0) : 0;
      return {
        sum: before.sum + after.sum + joint,
        count: before.count + after.count + (after.isJoined ? 1 : 0),
        moods: before.moods | after.moods,
        first: before.first,
        last: after.last,
        isJoined: before.isJoined,
      };
    });
}

function weighPiece(piece: string, weights: Int8Array): WordWeight {
  if (!isRun(piece)) return weighWord(piece, weights);
  const { hash, features, moods } = traitsOf(piece);
  const own = hash | 0;
  const sum = features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);
  return { sum, count: features.length, moods, first: own, last: own, isJoined: false };
}

const partSeed = seedOf(kinds.part);

/** As `traitsOf` tells the features of a word, but added up. In one piece, because every new word comes by. */
function weighWord(raw: string, weights: Int8Array): WordWeight {
  const word = spellingOf(raw);
  const framed = `<${word}>`;
  let hash = basis;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), prime);
  let sum = weights[pair(kinds.word, hash, 0)] ?? 0;
  let count = 1;
  for (let at = 0; at + 3 <= framed.length; at++) {
    let part = Math.imul(Math.imul(basis ^ framed.charCodeAt(at), prime) ^ framed.charCodeAt(at + 1), prime);
    const end = Math.min(at + 5, framed.length);
    for (let next = at + 2; next < end; next++) {
      part = Math.imul(part ^ framed.charCodeAt(next), prime);
      let place = Math.imul(part ^ partSeed, 0x85ebca6b);
      place = Math.imul(place ^ (place >>> 13) ^ (next - at + 1), 0xc2b2ae35);
      sum += weights[(place ^ (place >>> 16)) & lastPlace] ?? 0;
      count++;
    }
  }
  return { sum, count, moods: moodsOfWord(raw), first: hash, last: hash, isJoined: true };
}
