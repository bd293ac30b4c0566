import { type Contradiction, findContradictions } from '../entries/compare/find-contradictions.js';
import { findDuplicates } from '../entries/compare/find-duplicates.js';
import { type Entry, noFields } from '../entries/entry.js';
import type { Proposal } from '../proposals/sub-agents/proposal.js';
import { findLikelyReplaced } from '../reflect/consolidate/contradictions/find-likely-replaced.js';

export type Comparison = {
  /** Proposals that say otherwise. */
  readonly conflictsWith: readonly number[];
  /** Proposals that say the same. */
  readonly repeats: readonly number[];
  /** Ids of memories that say the same. */
  readonly duplicates: readonly string[];
  readonly contradictions: readonly Contradiction[];
};

type Compared = Pick<Proposal, 'number' | 'content'>;

/** What a proposal repeats and contradicts, among other proposals and in memory. */
export function compareProposal(
  proposal: Compared,
  { others, memories }: { others: readonly Compared[]; memories: readonly Entry[] },
): Comparison {
  const known = memories.filter(({ isSuperseded }) => !isSuperseded);
  const contradictions = contradictionsOf(proposal.content, known);
  const contrary = new Set(contradictions.map(({ id }) => id));
  const rest = others.filter(({ number }) => number !== proposal.number);
  const conflictsWith = rest.filter((other) => areContrary(proposal, other)).map(({ number }) => number);
  const same = new Set(findDuplicates(proposal.content, rest.map(entryOf)).map(({ id }) => id));
  return {
    conflictsWith,
    repeats: rest.flatMap(({ number }) => (same.has(`#${number}`) && !conflictsWith.includes(number) ? [number] : [])),
    duplicates: findDuplicates(proposal.content, known)
      .map(({ id }) => id)
      .filter((id) => !contrary.has(id)),
    contradictions,
  };
}

/** Compared both ways, because the first sentence of one is compared with every sentence of the other. */
function areContrary(one: Compared, other: Compared): boolean {
  return (
    contradictionsOf(one.content, [entryOf(other)]).length > 0 ||
    contradictionsOf(other.content, [entryOf(one)]).length > 0
  );
}

/** What a text contradicts or seems to replace. A proposal is not reviewed yet, so a suspicion counts too. */
function contradictionsOf(text: string, entries: readonly Entry[]): Contradiction[] {
  const stated = findContradictions({ text, type: null }, entries);
  const known = new Set(stated.map(({ id }) => id));
  return [...stated, ...findLikelyReplaced(text, entries).filter(({ id }) => !known.has(id))];
}

/** A proposal as if it were remembered. */
function entryOf({ number, content }: Compared): Entry {
  return {
    id: `#${number}`,
    store: 'episodic',
    role: null,
    path: '',
    startLine: 0,
    endLine: 0,
    trail: [],
    text: content,
    day: null,
    time: null,
    about: noFields,
    isSuperseded: false,
    audience: ['main'],
  };
}
