import type { MemoryConfidence, Store } from '../entries/entry.js';
import { SoulError } from '../errors/soul-error.js';
import type { Plan } from '../journal/plan.js';
import { planRemember } from '../memory/plan-remember.js';
import type { Remembered } from '../memory/remembered.js';
import type { Decided } from '../proposals/sub-agents/pending-file.js';
import type { Proposal } from '../proposals/sub-agents/proposal.js';
import type { Scope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import { type PendingProposals, readPending, requireOpen } from './pending-proposals.js';

export type CommitOptions = {
  /** In place of the store that the sub-agent suggested. */
  readonly store?: Store | undefined;
  /** In place of what the sub-agent claims. */
  readonly confidence?: MemoryConfidence | undefined;
  /** Core memory says it too, which a sub-agent can only wish for. */
  readonly core?: boolean | undefined;
  /** Also where it was forgotten for good. */
  readonly again?: boolean | undefined;
  /** Who decides: only what they may find is compared, and only where they may write it is written. The owner unless given. */
  readonly scope?: Scope | undefined;
};

export type CommitPlan = {
  readonly plan: Plan;
  readonly proposal: Proposal;
  readonly answer: Omit<Remembered, 'commit' | 'undo'>;
};

/** A proposal becomes a memory, as if it had been asked to be remembered: the memory and the status in one change. */
export async function planCommit(
  workspace: Workspace,
  number: number,
  options: CommitOptions = {},
): Promise<CommitPlan> {
  const pending = await readPending(workspace, options);
  const proposal = requireOpen(pending, number);
  const { conflictsWith } = pending.compare(proposal);
  if (conflictsWith.length > 0) {
    const others = conflictsWith.map((other) => `#${other}`).join(', ');
    throw new SoulError('proposal-conflict', `Proposal #${number} says something else than ${others}.`, {
      hint: `Run \`agentsoul review resolve ${number}\` with \`--choose\`, \`--keep-both\` or \`--ask\`. Nothing was changed.`,
    });
  }
  return planMemory(workspace, { pending, proposal }, { ...options, source: `subagent:${proposal.from}` });
}

export type Committing = Omit<CommitOptions, 'scope'> & {
  /** Where the memory says that it comes from. */
  readonly source: string;
  /** What is decided along with it. */
  readonly decisions?: ReadonlyMap<number, Decided>;
};

export async function planMemory(
  workspace: Workspace,
  { pending, proposal }: { pending: PendingProposals; proposal: Proposal },
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
