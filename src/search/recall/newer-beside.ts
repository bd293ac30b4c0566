import type { Candidate } from './relevant-evidence.js';

/**
 * The memories that answer, each that a newer one replaces with that one before it. "Mia turned 7" answers how old she is only because
 * "Mia is 6 years old" does.
 */
export function newerBeside(chosen: readonly Candidate[], candidates: readonly Candidate[]): Candidate[] {
  const told = new Map<string, Candidate>();
  for (const candidate of chosen) {
    const { supersededBy } = candidate.hit;
    const newer = supersededBy === undefined ? undefined : candidates.find(({ hit }) => hit.id === supersededBy);
    for (const each of newer === undefined ? [candidate] : [newer, candidate])
      if (!told.has(each.hit.id)) told.set(each.hit.id, each);
  }
  return [...told.values()];
}
