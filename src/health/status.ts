import { type QuickAlert, quickAlerts } from '../audit/quick-alerts.js';
import type { Store } from '../entries/entry.js';
import { isGitTrouble } from '../git/git-failure.js';
import { findRepository, headCommit, type Repository } from '../git/repository.js';
import { listChanges } from '../history/changes.js';
import { editedFiles } from '../history/edited-files.js';
import { countWaiting } from '../memory/decay/fold.js';
import { countProposals, type ProposalCounts } from '../proposals/sub-agents/read-proposals.js';
import { type Due, readDue } from '../reflect/due.js';
import { whoAmI } from '../render/who-am-i.js';
import type { Scope } from '../scopes/scopes.js';
import { auditLogPath } from '../workspace/audit-log-path.js';
import { readChangeState } from '../workspace/pending-change.js';
import { roleFiles } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
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
    /** What keeps git from reading the history; null where nothing does. */
    readonly problem: string | null;
    readonly head: string | null;
    readonly last: { readonly id: string | null; readonly subject: string; readonly at: string } | null;
    /** Files that differ from the last commit; null where this scope may not know. */
    readonly unsaved: readonly string[] | null;
  };
  /** How many memories each store holds, and accesses that wait to be folded in; null where this scope may not know. */
  readonly memories: Readonly<Record<Store, number>> | null;
  readonly waitingAccesses: number | null;
  /** Whether it is time to reflect; null where this scope may not know. */
  readonly reflection: Due | null;
  /** What sub-agents propose; null where this scope may not know. */
  readonly proposals: ProposalCounts | null;
  /** How many alerts are open, as far as a glance can tell. */
  readonly alerts: number;
  readonly pending: readonly { readonly what: string; readonly next: string }[];
};

/** Where am I, and what is waiting? Under a scope narrower than the owner's it names nothing that came from memory. */
export async function readStatus(workspace: Workspace, { scope }: { scope: Scope }): Promise<Status> {
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
    waitingAccesses: isOwner ? await countWaiting(workspace) : null,
    reflection,
    proposals,
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

/** A history that git can't read keeps nobody from seeing the rest. */
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

/** The audit log is a copy that nobody saves. */
async function unsavedFiles(workspace: Workspace, repository: Repository): Promise<string[]> {
  return (await editedFiles(workspace, repository)).filter((path) => path !== auditLogPath(workspace));
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
      : [{ what: `${count(pending)} of sub-agents wait for a review${asked}.`, next: 'agentsoul review list' }]),
    ...(deferred === 0
      ? []
      : [{ what: `${count(deferred)} of sub-agents wait for the next reflection.`, next: 'agentsoul reflect' }]),
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
    pending.push({ what: `Edits in ${files} are not recorded yet.`, next: 'agentsoul save --reason "…"' });
  }
  for (const path of roleFiles(workspace, 'bootstrap')) {
    const file = await workspace.snapshot((reader) => reader.read(path));
    if (file.state === 'present')
      pending.push({ what: 'The first conversation has not happened yet.', next: 'agentsoul bootstrap' });
  }
  if (typeof reflection?.pending === 'string')
    pending.push({ what: `${reflection.pending} waits for your decision.`, next: 'agentsoul reflect show' });
  else if (reflection?.due === true) pending.push({ what: 'A reflection is due.', next: 'agentsoul reflect' });
  const ignored = workspace.loadedConfig.warnings.filter(({ code }) => code === 'setting-not-trusted');
  if (workspace.trust.reason === 'changed') {
    pending.push({
      what: `Settings differ from those you trusted: ${workspace.trust.changed.join(', ')}.`,
      next: 'agentsoul trust',
    });
  } else if (ignored.length > 0) {
    const settings = ignored.map(({ key }) => key).join(', ');
    pending.push({ what: `Settings wait for your trust: ${settings}.`, next: 'agentsoul trust' });
  }
  return pending;
}
