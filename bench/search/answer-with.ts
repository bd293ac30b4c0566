import { fuse, type Weights } from '../../src/search/fuse.js';
import type { Candidate, Collected } from './collect.js';
import type { Answered } from './score.js';

/** What would have been answered with these weights. */
export function answerWith(
  collected: readonly Collected[],
  weights: Weights,
  isCandidate = (_: Candidate) => true,
): Answered[] {
  return collected.map(({ question, candidates }) => ({
    category: question.category,
    wanted: question.evidence,
    found: firstOfEach(
      candidates
        .filter(isCandidate)
        .map(({ id, tokens, features }) => ({ id, tokens, score: fuse(features, weights) }))
        .sort((one, other) => other.score - one.score),
    ).slice(0, 100),
  }));
}

/** A long turn has several chunks, but search shows a memory once. */
function firstOfEach<Item extends { readonly id: string }>(found: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return found.filter(({ id }) => !seen.has(id) && seen.add(id));
}
