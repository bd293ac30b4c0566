import { SoulError } from '../errors/soul-error.js';
import { findRepository } from '../git/repository.js';
import { findObjections } from '../memory/risk-warnings.js';
import type { Proposal } from '../proposals/sub-agents/proposal.js';
import type { Role } from '../roles/roles.js';
import type { Scope } from '../scopes/scopes.js';
import { findSecrets } from '../secrets/find-secrets.js';
import { roleOfPath } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { claimsPermission } from './claims-permission.js';
import { type PendingProposals, readPending } from './pending-proposals.js';
import { type CommitPlan, planMemory } from './plan-commit.js';
import { findRecorded } from './recorded-proposals.js';

/** Whether a proposal may be committed without anybody looking at it: what to do, or everything that speaks against it. */
export type Judgement =
  | { readonly mayCommit: true; readonly commit: CommitPlan }
  | { readonly mayCommit: false; readonly reasons: readonly string[] };

export type Bench = { readonly pending: PendingProposals; readonly recorded: ReadonlySet<number> };

export async function openBench(workspace: Workspace, scope?: Scope): Promise<Bench> {
  const pending = await readPending(workspace, { scope });
  const repository = await findRepository(workspace.root, workspace.env);
  return { pending, recorded: await findRecorded(repository, pending.path, pending.open) };
}

export async function judgeProposal(
  workspace: Workspace,
  { pending, recorded }: Bench,
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
    [proposal.confidence !== 'high', `its confidence is ${proposal.confidence}, and only high will do`],
    [!recorded.has(proposal.number), 'it does not stand as `agentsoul propose` recorded it'],
    [proposal.status.state === 'pending' && proposal.status.question !== null, 'a question about it is open'],
    [conflictsWith.length > 0, `it says something else than ${listed(conflictsWith.map((other) => `#${other}`))}`],
    [contradictions.length > 0, `it contradicts ${listed(contradictions.map(({ id }) => id))}`],
    [repeats.length > 0, `it says the same as ${listed(repeats.map((other) => `#${other}`))}`],
    [duplicates.length > 0, `it says the same as ${listed(duplicates)}`],
    [proposal.store === 'core' || proposal.isCoreWorthy, 'it is meant for core memory'],
    [proposal.store === 'vault', 'it is meant for the vault'],
    [claimsPermission(proposal.content), 'it says what is allowed, which only the owner can'],
    [objections.length > 0, `a rule about security objects: ${objections.join(', ')}`],
    [secrets.length > 0, `it holds what looks like a secret: ${secrets[0]?.kind}`],
  ];
  const reasons = said.flatMap(([holds, reason]) => (holds ? [reason] : []));
  if (reasons.length > 0) return { mayCommit: false, reasons };
  return planUnseen(workspace, pending, proposal);
}

/** Where a memory may go that nobody has looked at. */
const harmless: readonly (Role | null)[] = ['daily', 'graph', 'procedures', 'meta'];

async function planUnseen(workspace: Workspace, pending: PendingProposals, proposal: Proposal): Promise<Judgement> {
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
