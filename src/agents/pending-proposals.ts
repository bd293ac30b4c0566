import { isFoundBy, lookupNames } from '../entries/audience.js';
import type { Entry } from '../entries/entry.js';
import { readMemories } from '../entries/read-memories.js';
import { SoulError } from '../errors/soul-error.js';
import type { Edit } from '../journal/plan.js';
import { readFileText } from '../memory/file-text.js';
import { type Decided, decide, parseProposals, pendingFile } from '../proposals/sub-agents/pending-file.js';
import { isOpen, type Proposal } from '../proposals/sub-agents/proposal.js';
import type { Scope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import { type Comparison, compareProposal } from './compare-proposals.js';
import { dropOldest } from './drop-oldest.js';

/** The proposals as they are on disk, to be decided on by somebody with this scope. */
export type PendingProposals = {
  readonly scope: Scope;
  readonly path: string;
  readonly open: readonly Proposal[];
  /** Those that the scope may find. */
  readonly memories: readonly Entry[];
  /** What a proposal repeats and contradicts today; flags that the file carries count too. */
  readonly compare: (proposal: Proposal) => Comparison;
  readonly decide: (decisions: ReadonlyMap<number, Decided>) => Edit;
};

export async function readPending(
  workspace: Workspace,
  { scope = { kind: 'main' } }: { scope?: Scope | undefined } = {},
): Promise<PendingProposals> {
  const path = pendingFile(workspace);
  const file = await readFileText(workspace, path);
  const text = file.text ?? '';
  const open = parseProposals(text).filter(isOpen);
  const memories = await seenMemories(workspace, scope);
  return {
    scope,
    path,
    open,
    memories,
    compare: (proposal) => {
      const found = compareProposal(proposal, { others: open, memories });
      const flagged = open.filter(
        ({ number, conflictsWith }) =>
          proposal.conflictsWith.includes(number) || conflictsWith.includes(proposal.number),
      );
      const numbers = new Set([...found.conflictsWith, ...flagged.map(({ number }) => number)]);
      return { ...found, conflictsWith: [...numbers].sort((one, other) => one - other) };
    },
    decide: (decisions) => ({ path, content: file.encode(dropOldest(decide(text, decisions))) }),
  };
}

export async function seenMemories(workspace: Workspace, scope: Scope): Promise<Entry[]> {
  const names = lookupNames(workspace, scope);
  return (await readMemories(workspace)).filter(({ audience }) => isFoundBy(audience, names));
}

/** The open proposal with a number; throws where there is none. */
export function requireOpen({ open }: Pick<PendingProposals, 'open'>, number: number): Proposal {
  const proposal = open.find((known) => known.number === number);
  if (proposal !== undefined) return proposal;
  throw new SoulError('unknown-proposal', `No open proposal has the number ${number}.`, {
    hint: 'See `agentsoul review list`, with `--all` for those that were decided. Nothing was changed.',
  });
}
