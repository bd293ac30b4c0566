import { SoulError } from '../errors/soul-error.js';
import type { PendingChange, PendingProposal } from '../proposals/reflection/pending-proposal.js';

export type Choice = { readonly only?: readonly number[] | undefined; readonly except?: readonly number[] | undefined };

/** The changes that are meant: all, or those named, without those excepted. Questions can't be applied and are no part of it. */
export function chooseChanges(
  { id, changes }: PendingProposal,
  { only, except = [] }: Choice,
): readonly PendingChange[] {
  for (const n of [...(only ?? []), ...except]) {
    const change = changes.find((one) => one.n === n);
    if (change === undefined) {
      const numbers = changes.map((one) => one.n).join(', ');
      throw new SoulError('usage', `${id} has no change ${n} that still waits.`, { hint: `There is ${numbers}.` });
    }
    if (change.kind === 'question' && only?.includes(n) === true) {
      throw new SoulError('usage', `${n} is a question; there is nothing to apply.`, {
        hint: 'Answer it in a conversation, or with `agentsoul remember`.',
      });
    }
  }
  const chosen = changes.filter(
    ({ n, kind }) => kind !== 'question' && (only === undefined || only.includes(n)) && !except.includes(n),
  );
  const isPicked = only !== undefined || except.length > 0;
  if (chosen.length > 0 || !isPicked) return chosen;
  throw new SoulError('usage', `Nothing of ${id} is left to approve with this choice.`, {
    hint: 'Name fewer changes with `--except`, or turn all of it down with `agentsoul reflect reject`. Nothing was changed.',
  });
}
