import type { Candidate } from './relevant-evidence.js';

/**
 * The memories that answer; before each superseded one stands the newer one that replaces it. "Mia turned 7" answers how old she is only because
 * "Mia is 6 years old" does.
 */
export function addNewerValues(chosen: readonly Candidate[], candidates: readonly Candidate[]): Candidate[] {
  const added = new Map<string, Candidate>();
  for (const candidate of chosen) {
    const { supersededBy } = candidate.hit;
    const newer = supersededBy === undefined ? undefined : candidates.find(({ hit }) => hit.id === supersededBy);
    for (const each of newer === undefined ? [candidate] : [newer, candidate])
      if (!added.has(each.hit.id)) added.set(each.hit.id, each);
  }
  return [...added.values()];
}
