import { type QuickAlert, quickAlerts } from '../audit/quick-alerts.js';
import type { Store } from '../entries/entry.js';
import { isGitTrouble } from '../git/git-failure.js';
import { findRepository, headCommit, type Repository } from '../git/repository.js';
import { listChanges } from '../history/list-changes.js';
import { uncommittedFiles } from '../history/uncommitted-files.js';
import { countWaitingAccesses } from '../memory/decay/fold-accesses.js';
import { countProposals, type ProposalCounts } from '../proposals/sub-agents/read-proposals.js';
import { type Due, readDue } from '../reflect/schedule/is-reflection-due.js';
import { whoAmI } from '../render/who-am-i.js';
import type { Scope } from '../scopes/scopes.js';
import { withIndexedMemories } from '../search/with-indexed-memories.js';
import { auditLogPath } from '../workspace/audit-log-path.js';
import { readChangeState } from '../workspace/change-in-progress.js';
import { roleFiles } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { type Door, listDoors } from './check-doors.js';
import { countMemories } from './count-memories.js';

export type Status = {
  readonly workspace: string;
  readonly agent: string;
  readonly name: string;
  readonly profile: { readonly name: string; readonly reason: string };
  readonly timezone: string;
  readonly trusted: boolean;
  readonly history: {
    readonly kind: 'own' | 'parent' | 'none' | 'unreadable';
    /** Why git cannot read the history; null if it can. */
    readonly problem: string | null;
    readonly head: string | null;
    readonly last: { readonly id: string | null; readonly subject: string; readonly at: string } | null;
    /** Files that differ from the last commit; null if this scope may not see it. */
    readonly unsaved: readonly string[] | null;
  };
  /** How many memories each store holds, and accesses not yet included in the records; null if this scope may not see it. */
  readonly memories: Readonly<Record<Store, number>> | null;
  readonly waitingAccesses: number | null;
  /** Whether it is time to reflect; null if this scope may not see it. */
  readonly reflection: Due | null;
  /** Proposals of sub-agents; null if this scope may not see them. */
  readonly proposals: ProposalCounts | null;
  /** The clients that are connected or were seen; null if this scope may not see them. */
  readonly doors: readonly Door[] | null;
  /** The number of open alerts, from a quick check. */
  readonly alerts: number;
  readonly pending: readonly { readonly what: string; readonly next: string }[];
};

/** An overview of the workspace and of pending work. For a scope narrower than the owner's it contains nothing from memory. */
export async function readStatus(workspace: Workspace, { scope }: { scope: Scope }): Promise<Status> {
  // A scope that learns nothing from memory needs no index.
  if (scope.kind !== 'main') return readStatusWith(workspace, scope);
  return withIndexedMemories(workspace, (indexed) => readStatusWith(indexed, scope));
}

async function readStatusWith(workspace: Workspace, scope: Scope): Promise<Status> {
  const isOwner = scope.kind === 'main';
  const history = await readHistory(workspace, { isOwner });
  const alerts = await quickAlerts(workspace);
  const { identity } = await whoAmI(workspace, { scope });
  const reflection = isOwner ? await readDue(workspace) : null;
  const proposals = isOwner ? await countProposals(workspace) : null;
  return {
    workspace: workspace.root,
    agent: workspace.agentId,
    name: onOneLine(identity.name.value ?? 'Assistant'),
    profile: { name: workspace.profile.name, reason: workspace.profileReason },
    timezone: workspace.timezone,
    trusted: workspace.isTrusted,
    history,
    memories: isOwner ? await countMemories(workspace) : null,
    waitingAccesses: isOwner ? await countWaitingAccesses(workspace) : null,
    reflection,
    proposals,
    doors: isOwner ? listDoors(workspace) : null,
    alerts: alerts.length,
    pending: isOwner
      ? [
          ...pendingAlerts(alerts),
          ...pendingRepair(history),
          ...(await listPending(workspace, { unsaved: history.unsaved ?? [], reflection })),
          ...pendingProposals(proposals),
        ]
      : [],
  };
}

/** A damaged history must not hide the rest of the status. */
async function readHistory(workspace: Workspace, { isOwner }: { isOwner: boolean }): Promise<Status['history']> {
  const nothing = { problem: null, head: null, last: null, unsaved: null };
  try {
    const repository = await findRepository(workspace.root, workspace.env);
    if (repository === null) return { ...nothing, kind: 'none' };
    const known = { ...nothing, kind: repository.kind, head: await headCommit(repository) };
    if (!isOwner) return known;
    const [latest] = await listChanges(repository, { limit: 1 });
    return {
      ...known,
      ...(latest !== undefined && {
        last: { id: latest.changeId, subject: latest.subject, at: latest.authoredAt.toISOString() },
      }),
      unsaved: await unsavedFiles(workspace, repository),
    };
  } catch (error) {
    if (!isGitTrouble(error)) throw error;
    return { ...nothing, kind: 'unreadable', problem: error.message };
  }
}

function pendingRepair({ problem }: Status['history']): Status['pending'] {
  return problem === null ? [] : [{ what: problem, next: 'agentsoul doctor' }];
}

function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/** The audit log is generated, so it never needs saving. */
async function unsavedFiles(workspace: Workspace, repository: Repository): Promise<string[]> {
  return (await uncommittedFiles(workspace, repository)).filter((path) => path !== auditLogPath(workspace));
}

function pendingAlerts(alerts: readonly QuickAlert[]): Status['pending'] {
  if (alerts.length === 0) return [];
  const count = alerts.length === 1 ? '1 alert is open' : `${alerts.length} alerts are open`;
  return [{ what: `${count}: ${alerts.map(({ path }) => path).join(', ')}.`, next: 'agentsoul audit' }];
}

function pendingProposals(counts: ProposalCounts | null): Status['pending'] {
  if (counts === null) return [];
  const { pending, deferred, questions } = counts;
  const count = (number: number) => (number === 1 ? '1 proposal' : `${number} proposals`);
  const asked = questions === 0 ? '' : `, ${questions} with a question for you`;
  return [
    ...(pending === 0
      ? []
      : [{ what: `${count(pending)} from sub-agents to review${asked}.`, next: 'agentsoul review list' }]),
    ...(deferred === 0
      ? []
      : [{ what: `${count(deferred)} from sub-agents deferred to the next reflection.`, next: 'agentsoul reflect' }]),
  ];
}

async function listPending(
  workspace: Workspace,
  { unsaved, reflection }: { unsaved: readonly string[]; reflection: Due | null },
): Promise<Status['pending']> {
  const pending: { what: string; next: string }[] = [];
  const { intent } = await readChangeState(workspace.root);
  if (intent !== null)
    pending.push({ what: `The change ${intent.id} was interrupted.`, next: 'agentsoul doctor --fix' });
  if (unsaved.length > 0) {
    const files = unsaved.length === 1 ? unsaved[0] : `${unsaved.length} files`;
    pending.push({ what: `Unsaved edits in ${files}.`, next: 'agentsoul save --reason "…"' });
  }
  for (const path of roleFiles(workspace, 'bootstrap')) {
    const file = await workspace.snapshot((reader) => reader.read(path));
    if (file.state === 'present')
      pending.push({ what: 'The first conversation has not happened yet.', next: 'agentsoul bootstrap' });
  }
  if (typeof reflection?.pending === 'string')
    pending.push({ what: `The reflection ${reflection.pending} needs your decision.`, next: 'agentsoul reflect show' });
  else if (reflection?.due === true) pending.push({ what: 'A reflection is due.', next: 'agentsoul reflect' });
  const ignored = workspace.loadedConfig.warnings.filter(({ code }) => code === 'setting-not-trusted');
  if (workspace.trust.reason === 'changed') {
    pending.push({
      what: `Settings changed since you trusted them: ${workspace.trust.changed.join(', ')}.`,
      next: 'agentsoul trust',
    });
  } else if (ignored.length > 0) {
    const settings = ignored.map(({ key }) => key).join(', ');
    pending.push({ what: `Settings that need your trust: ${settings}.`, next: 'agentsoul trust' });
  }
  return pending;
}
