import type { MemoryConfidence, Store } from '../entries/entry.js';
import { SoulError } from '../errors/soul-error.js';
import type { Plan } from '../journal/plan.js';
import { planRemember } from '../memory/plan-remember.js';
import type { Remembered } from '../memory/remember-result.js';
import type { Proposal } from '../proposals/sub-agents/proposal.js';
import type { Decision } from '../proposals/sub-agents/proposals-file.js';
import type { Scope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import { type OpenProposals, readOpenProposals, requireOpenProposal } from './open-proposals.js';

export type CommitOptions = {
  /** Overrides the store that the sub-agent suggested. */
  readonly store?: Store | undefined;
  /** Overrides the confidence the sub-agent claims. */
  readonly confidence?: MemoryConfidence | undefined;
  /** Also add it to core memory; a sub-agent can only suggest that. */
  readonly core?: boolean | undefined;
  /** Commit it even if it was permanently forgotten. */
  readonly again?: boolean | undefined;
  /** Who decides: only what they may find is compared, and only where they may write it is written. The owner unless given. */
  readonly scope?: Scope | undefined;
};

export type CommitPlan = {
  readonly plan: Plan;
  readonly proposal: Proposal;
  readonly answer: Omit<Remembered, 'commit' | 'undo'>;
};

/** Turns a proposal into a memory, like `remember`: the memory and the status in one change. */
export async function planCommit(
  workspace: Workspace,
  number: number,
  options: CommitOptions = {},
): Promise<CommitPlan> {
  const pending = await readOpenProposals(workspace, options);
  const proposal = requireOpenProposal(pending, number);
  const { conflictsWith } = pending.compare(proposal);
  if (conflictsWith.length > 0) {
    const others = conflictsWith.map((other) => `#${other}`).join(', ');
    throw new SoulError('proposal-conflict', `Proposal #${number} contradicts ${others}.`, {
      hint: `Run \`agentsoul review resolve ${number}\` with \`--choose\`, \`--keep-both\` or \`--ask\`. Nothing was changed.`,
    });
  }
  return planMemory(workspace, { pending, proposal }, { ...options, source: `subagent:${proposal.from}` });
}

export type Committing = Omit<CommitOptions, 'scope'> & {
  /** Where the memory says that it comes from. */
  readonly source: string;
  /** What is decided along with it. */
  readonly decisions?: ReadonlyMap<number, Decision>;
};

export async function planMemory(
  workspace: Workspace,
  { pending, proposal }: { pending: OpenProposals; proposal: Proposal },
  { source, store, confidence, core, again, decisions = new Map() }: Committing,
): Promise<CommitPlan> {
  const { plan, answer } = await planRemember(workspace, proposal.content, {
    scope: pending.scope,
    source,
    store: store ?? proposal.store ?? undefined,
    confidence: confidence ?? proposal.confidence,
    entities: proposal.entities,
    core,
    again,
  });
  const decided = new Map(decisions).set(proposal.number, { status: { state: 'committed', id: answer.id } });
  return {
    proposal,
    answer,
    plan: {
      edits: [...plan.edits, pending.decide(decided)],
      summary: `commit proposal #${proposal.number} as ${answer.id}`,
    },
  };
}
