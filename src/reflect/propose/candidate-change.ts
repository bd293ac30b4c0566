import type { ProposedChange } from '../../proposals/reflection/proposed-change.js';

/** A change that may be proposed, and its value compared with others. */
export type CandidateChange = ProposedChange & { readonly worth: number };

/** Whether an idea was rejected before. */
export type KnownIdeas = Pick<ReadonlySet<string>, 'has'>;

/** Sorted words, so that the same idea is recognised in another wording. */
export function ideaOf(kind: string, ...parts: readonly (string | readonly string[])[]): string {
  const said = parts.map((part) => (typeof part === 'string' ? part : [...part].sort().join(' ')));
  return [kind, ...said].join(' | ').toLowerCase().slice(0, 300);
}
