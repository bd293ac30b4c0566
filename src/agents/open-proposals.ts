import { isInAudience, lookupNames } from '../entries/access/audience.js';
import type { Entry } from '../entries/entry.js';
import { readMemories } from '../entries/read/read-all-memories.js';
import { SoulError } from '../errors/soul-error.js';
import type { Edit } from '../journal/plan.js';
import { readEditableTextFile } from '../memory/editable-text-file.js';
import { isOpen, type Proposal } from '../proposals/sub-agents/proposal.js';
import {
  applyDecisions,
  type Decision,
  parseProposals,
  proposalsFile,
} from '../proposals/sub-agents/proposals-file.js';
import type { Scope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import { type Comparison, compareProposal } from './compare-proposals.js';
import { dropOldestDecided } from './drop-oldest-decided.js';

/** The proposals as they are on disk, to be decided on by somebody with this scope. */
export type OpenProposals = {
  readonly scope: Scope;
  readonly path: string;
  readonly open: readonly Proposal[];
  /** Those that the scope may find. */
  readonly memories: readonly Entry[];
  /** What a proposal currently repeats and contradicts, including flags in the file. */
  readonly compare: (proposal: Proposal) => Comparison;
  readonly decide: (decisions: ReadonlyMap<number, Decision>) => Edit;
};

export async function readOpenProposals(
  workspace: Workspace,
  { scope = { kind: 'main' } }: { scope?: Scope | undefined } = {},
): Promise<OpenProposals> {
  const path = proposalsFile(workspace);
  const file = await readEditableTextFile(workspace, path);
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
    decide: (decisions) => ({ path, content: file.encode(dropOldestDecided(applyDecisions(text, decisions))) }),
  };
}

export async function seenMemories(workspace: Workspace, scope: Scope): Promise<Entry[]> {
  const names = lookupNames(workspace, scope);
  return (await readMemories(workspace)).filter(({ audience }) => isInAudience(audience, names));
}

/** The open proposal with a number; throws where there is none. */
export function requireOpenProposal({ open }: Pick<OpenProposals, 'open'>, number: number): Proposal {
  const proposal = open.find((known) => known.number === number);
  if (proposal !== undefined) return proposal;
  throw new SoulError('unknown-proposal', `No open proposal has the number ${number}.`, {
    hint: 'Run `agentsoul review list`, with `--all` for decided proposals. Nothing was changed.',
  });
}
