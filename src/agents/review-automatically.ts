import type { Store } from '../entries/entry.js';
import type { Presence } from '../journal/actor.js';
import { changeWorkspace } from '../journal/change-workspace.js';
import type { Proposal } from '../proposals/sub-agents/proposal.js';
import type { Scope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import { type Judgement, judgeProposal, openReviewContext } from './may-commit-unreviewed.js';
import type { CommitPlan } from './plan-commit.js';
import { nameForHistory } from './sub-agent-name.js';

export type AutoReview = {
  readonly mode: Workspace['config']['proposals']['mode'];
  readonly committed: readonly AutoCommitted[];
  /** Proposals that need a review, each with all reasons. */
  readonly left: readonly { readonly n: number; readonly from: string; readonly reasons: readonly string[] }[];
};

export type AutoCommitted = {
  readonly n: number;
  readonly from: string;
  readonly id: string;
  readonly store: Store;
  readonly path: string;
  /** Null in a dry run and without git. */
  readonly commit: string | null;
  readonly undo: string | null;
};

export type AutoReviewing = {
  readonly presence?: Presence | undefined;
  readonly isDryRun?: boolean | undefined;
  /** Who decides; the owner unless given. */
  readonly scope?: Scope | undefined;
  readonly onWait?: ((holder: string) => void) | undefined;
};

/** So that a flood of proposals is noticed before it becomes memory. */
const mostAtOnce = 10;

/** Commits the proposals that need no review, each in its own change, and reports why the others do. */
export async function reviewAutomatically(workspace: Workspace, options: AutoReviewing = {}): Promise<AutoReview> {
  const committed: AutoCommitted[] = [];
  const left: { n: number; from: string; reasons: readonly string[] }[] = [];
  const { pending } = await openReviewContext(workspace, options.scope);
  for (const proposal of pending.open.filter(({ status }) => status.state === 'pending')) {
    const { number: n, from } = proposal;
    if (committed.length >= mostAtOnce) {
      left.push({
        n,
        from,
        reasons: [`the limit of ${mostAtOnce} per run is reached; the rest is left for the next review`],
      });
      continue;
    }
    const tried = await tryProposal(workspace, proposal, options);
    if (tried.mayCommit) committed.push({ n, from, ...tried.told });
    else left.push({ n, from, reasons: tried.reasons });
  }
  return { mode: workspace.config.proposals.mode, committed, left };
}

type Tried =
  | { readonly mayCommit: true; readonly told: Omit<AutoCommitted, 'n' | 'from'> }
  | { readonly mayCommit: false; readonly reasons: readonly string[] };

async function tryProposal(workspace: Workspace, proposal: Proposal, options: AutoReviewing): Promise<Tried> {
  const { number } = proposal;
  const { scope } = options;
  const first = await judge(workspace, number, scope);
  if (!first.mayCommit) return first;
  if (options.isDryRun === true) return { mayCommit: true, told: toldOf(first.commit, { commit: null, undo: null }) };
  const judged: Judgement[] = [];
  const { presence = 'unattended', onWait } = options;
  const change = await changeWorkspace(workspace, {
    mutation: 'review auto',
    actor: `bot:commit-from:${nameForHistory(proposal.from)}`,
    trigger: 'agentsoul review auto',
    presence,
    // Checked again under the lock, on the current state.
    plan: async () => {
      const judgement = await judge(workspace, number, scope);
      judged.push(judgement);
      return judgement.mayCommit ? judgement.commit.plan : { edits: [], summary: 'nothing' };
    },
    ...(onWait !== undefined && { onWait }),
  });
  const last = judged.at(-1) ?? first;
  if (!last.mayCommit) return last;
  return {
    mayCommit: true,
    told: toldOf(last.commit, change.state === 'changed' ? change : { commit: null, undo: null }),
  };
}

async function judge(workspace: Workspace, number: number, scope: Scope | undefined): Promise<Judgement> {
  const bench = await openReviewContext(workspace, scope);
  const proposal = bench.pending.open.find((known) => known.number === number);
  if (proposal === undefined) return { mayCommit: false, reasons: ['it was decided in the meantime'] };
  return judgeProposal(workspace, bench, proposal);
}

function toldOf(
  { answer: { id, store, path } }: CommitPlan,
  { commit, undo }: Pick<AutoCommitted, 'commit' | 'undo'>,
): Omit<AutoCommitted, 'n' | 'from'> {
  return { id, store, path, commit, undo };
}
