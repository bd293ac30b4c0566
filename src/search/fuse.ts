import { type FeatureName, type Features, featureNames } from './feature-names.js';

/** How much each feature counts. */
export type Weights = Readonly<Record<FeatureName, number>>;

/** Fitted on LoCoMo; docs/SEARCH.md says how, and what each contributes. */
export const weightsWithVectors: Weights = {
  words: 1.5,
  neighbours: 3.7,
  file: 1.5,
  answers: 1.9,
  speaker: 0.9,
  ofSelf: 0.6,
  ofOther: -1.8,
  tellsTime: 2.1,
  date: 3.9,
  meaning: 2.2,
  alike: 0,
};

/**
 * For notes in languages that borrow the meaning of words: neighbouring notes there are about different things. Chosen near a fit on
 * the sets for development; see docs/SEARCH.md.
 */
export const weightsOfNotes: Weights = {
  ...weightsWithVectors,
  words: 2,
  neighbours: 0.5,
  file: 0,
  meaning: 3.5,
  alike: 10,
};

export const weightsByWords: Weights = { ...weightsWithVectors, words: 2, meaning: 0 };

/** One number from 0 to 1 for all that speaks for a chunk. */
export function fuse(features: Features, weights: Weights): number {
  const sum = featureNames.reduce(
    (total, name) => (features[name] === 0 ? total : total + weights[name] * features[name]),
    0,
  );
  const most = mostOf(weights);
  return most === 0 ? 0 : Math.max(0, sum / most);
}

const known = new WeakMap<Weights, number>();

/** What features add up to where all speak for a chunk. */
function mostOf(weights: Weights): number {
  let most = known.get(weights);
  if (most === undefined) {
    most = featureNames.reduce((sum, name) => sum + Math.max(0, weights[name]), 0);
    known.set(weights, most);
  }
  return most;
}
