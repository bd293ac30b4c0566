import type { ProposedChange } from '../proposals/reflection/proposed-change.js';

/** A change that may be proposed, and what it is worth beside others. */
export type Candidate = ProposedChange & { readonly worth: number };

/** Tells whether an idea was turned down before. */
export type KnownIdeas = Pick<ReadonlySet<string>, 'has'>;

/** Words in one order, so that the same idea is known again in other words. */
export function ideaOf(kind: string, ...parts: readonly (string | readonly string[])[]): string {
  const said = parts.map((part) => (typeof part === 'string' ? part : [...part].sort().join(' ')));
  return [kind, ...said].join(' | ').toLowerCase().slice(0, 300);
}
