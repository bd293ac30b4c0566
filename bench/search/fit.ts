import { type FeatureName, featureNames } from '../../src/search/feature-names.js';
import { fuse, type Weights } from '../../src/search/fuse.js';
import type { Collected } from './collect.js';
import { type Answered, measure } from './score.js';

export function answerWith(
  collected: readonly Collected[],
  weights: Weights,
  isCandidate = (_: Collected['candidates'][number]) => true,
): Answered[] {
  return collected.map(({ question, candidates }) => ({
    category: question.category,
    wanted: question.evidence,
    found: candidates
      .filter(isCandidate)
      .map(({ id, tokens, features }) => ({ id, tokens, score: fuse(features, weights) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, 100),
  }));
}

const steps = [-1, -0.5, 0.5, 1];

/** Changes one weight after the other as long as that finds more. */
export function fitWeights(collected: readonly Collected[], start: Weights, rounds = 2): Weights {
  let best = start;
  let value = quality(collected, best);
  for (let round = 0; round < rounds; round++) {
    for (const name of featureNames) {
      for (const step of steps) {
        const tried = { ...best, [name]: best[name] + step };
        const found = quality(collected, tried);
        if (found > value + 1e-9) [best, value] = [tried, found];
      }
    }
  }
  return best;
}

function quality(collected: readonly Collected[], weights: Weights): number {
  const { recall5, recall10, reciprocalRank } = measure(answerWith(collected, weights));
  return recall10 + 0.5 * recall5 + 0.5 * reciprocalRank;
}

export function without(weights: Weights, name: FeatureName): Weights {
  return { ...weights, [name]: 0 };
}
