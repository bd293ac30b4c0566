import { SoulError } from '../../errors/soul-error.js';
import type { PendingChange, PendingProposal } from '../../proposals/reflection/pending-reflection.js';

export type Choice = { readonly only?: readonly number[] | undefined; readonly except?: readonly number[] | undefined };

/** The selected changes: all, or those named, without exceptions. Questions can't be applied and are not included. */
export function selectChanges(
  { id, changes }: PendingProposal,
  { only, except = [] }: Choice,
): readonly PendingChange[] {
  for (const n of [...(only ?? []), ...except]) {
    const change = changes.find((one) => one.n === n);
    if (change === undefined) {
      const numbers = changes.map((one) => one.n).join(', ');
      throw new SoulError('usage', `${id} has no pending change ${n}.`, { hint: `Pending: ${numbers}.` });
    }
    if (change.kind === 'question' && only?.includes(n) === true) {
      throw new SoulError('usage', `${n} is a question and cannot be applied.`, {
        hint: 'Answer it in a conversation, or with `agentsoul remember`.',
      });
    }
  }
  const chosen = changes.filter(
    ({ n, kind }) => kind !== 'question' && (only === undefined || only.includes(n)) && !except.includes(n),
  );
  const isPicked = only !== undefined || except.length > 0;
  if (chosen.length > 0 || !isPicked) return chosen;
  throw new SoulError('usage', `This selection leaves no change of ${id} to approve.`, {
    hint: 'Name fewer changes with `--except`, or reject all of it with `agentsoul reflect reject`. Nothing was changed.',
  });
}
