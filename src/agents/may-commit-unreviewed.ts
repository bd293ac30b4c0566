import { SoulError } from '../errors/soul-error.js';
import { findRepository } from '../git/repository.js';
import { findObjections } from '../memory/lint-new-memory.js';
import type { Proposal } from '../proposals/sub-agents/proposal.js';
import type { Role } from '../roles/roles.js';
import type { Scope } from '../scopes/scopes.js';
import { findSecrets } from '../secrets/find-secrets.js';
import { roleOfPath } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { claimsPermission } from './claims-permission.js';
import { findUnalteredProposals } from './find-unaltered-proposals.js';
import { type OpenProposals, readOpenProposals } from './open-proposals.js';
import { type CommitPlan, planMemory } from './plan-commit.js';

/** Whether a proposal may be committed without review: the plan, or all reasons against it. */
export type Judgement =
  | { readonly mayCommit: true; readonly commit: CommitPlan }
  | { readonly mayCommit: false; readonly reasons: readonly string[] };

export type ReviewContext = { readonly pending: OpenProposals; readonly recorded: ReadonlySet<number> };

export async function openReviewContext(workspace: Workspace, scope?: Scope): Promise<ReviewContext> {
  const pending = await readOpenProposals(workspace, { scope });
  const repository = await findRepository(workspace.root, workspace.env);
  return { pending, recorded: await findUnalteredProposals(repository, pending.path, pending.open) };
}

export async function judgeProposal(
  workspace: Workspace,
  { pending, recorded }: ReviewContext,
  proposal: Proposal,
): Promise<Judgement> {
  const { mode, trusted } = workspace.config.proposals;
  const { conflictsWith, repeats, duplicates, contradictions } = pending.compare(proposal);
  const objections = await findObjections([proposal.content, proposal.trigger, ...proposal.entities].join('\n\n'), {
    at: workspace.at,
  });
  const secrets = await findSecrets(proposal.content);
  const said: readonly (readonly [boolean, string])[] = [
    [mode !== 'auto', `automatic review is off: proposals.mode is "${mode}"`],
    [!trusted.includes(proposal.from), `${proposal.from || 'nobody'} is not among proposals.trusted`],
    [proposal.confidence !== 'high', `its confidence is ${proposal.confidence}, but must be high`],
    [!recorded.has(proposal.number), 'it was modified after `agentsoul propose` recorded it'],
    [proposal.status.state === 'pending' && proposal.status.question !== null, 'a question about it is open'],
    [conflictsWith.length > 0, `it contradicts ${listed(conflictsWith.map((other) => `#${other}`))}`],
    [contradictions.length > 0, `it contradicts ${listed(contradictions.map(({ id }) => id))}`],
    [repeats.length > 0, `it says the same as ${listed(repeats.map((other) => `#${other}`))}`],
    [duplicates.length > 0, `it says the same as ${listed(duplicates)}`],
    [proposal.store === 'core' || proposal.isCoreWorthy, 'it is meant for core memory'],
    [proposal.store === 'vault', 'it is meant for the vault'],
    [proposal.status.state === 'quarantined', 'it is quarantined, because it holds an order'],
    [claimsPermission(proposal.content), 'it grants permission, which only the owner can do'],
    [objections.length > 0, `a security rule objects: ${objections.join(', ')}`],
    [secrets.length > 0, `it contains a likely secret: ${secrets[0]?.kind}`],
  ];
  const reasons = said.flatMap(([holds, reason]) => (holds ? [reason] : []));
  if (reasons.length > 0) return { mayCommit: false, reasons };
  return planUnseen(workspace, pending, proposal);
}

/** Where an unreviewed memory may go. */
const harmless: readonly (Role | null)[] = ['daily', 'graph', 'procedures', 'meta'];

async function planUnseen(workspace: Workspace, pending: OpenProposals, proposal: Proposal): Promise<Judgement> {
  try {
    const source = `auto-commit:${proposal.from}`;
    const commit = await planMemory(workspace, { pending, proposal }, { source });
    const elsewhere = commit.plan.edits.find(({ path }) => !harmless.includes(roleOfPath(workspace, path)));
    if (elsewhere === undefined) return { mayCommit: true, commit };
    return { mayCommit: false, reasons: [`it would change ${elsewhere.path}`] };
  } catch (error) {
    if (!(error instanceof SoulError)) throw error;
    return { mayCommit: false, reasons: [error.message.split('\n')[0] ?? error.message] };
  }
}

function listed(items: readonly string[]): string {
  return items.length <= 3 ? items.join(', ') : `${items.slice(0, 3).join(', ')} and ${items.length - 3} more`;
}
