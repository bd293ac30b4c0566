import { logStat } from '../journal/audit-log/hash-chain.js';
import { sealLog } from '../journal/confirmed-state/capture-state.js';
import { updateConfirmedState } from '../journal/confirmed-state/update-confirmed-state.js';
import { auditLogPath } from '../workspace/audit-log-path.js';
import type { ConfirmedState, WatchedFile } from '../workspace/confirmed-state.js';
import type { Alert } from './alerts/alert.js';
import { unconfirmed } from './alerts/file-alerts.js';
import type { AuditState } from './alerts/read-audit-state.js';

type Looked = {
  readonly alerts: readonly Alert[];
  /** Whether a person saw the changes, so that the next audit starts here. */
  readonly hasLooked: boolean;
};

/** Saves how far history and log were checked. Confirms nothing. */
export async function recordAuditProgress(facts: AuditState, { alerts, hasLooked }: Looked): Promise<void> {
  const { workspace, confirmedState, isFirstLook, head, history } = facts;
  const isSound = history.state === 'intact';
  const isLogSound = !alerts.some(({ kind }) => kind === 'log-mismatch');
  const log = isLogSound ? await freshSeal(facts) : confirmedState.log;
  const update = (current: ConfirmedState | null): ConfirmedState => {
    const kept = current ?? confirmedState;
    const isSame = kept.head === confirmedState.head;
    return {
      ...kept,
      files: isFirstLook ? unconfirmedFiles(kept.files, alerts) : freshStats(kept.files, facts.files),
      ...(isSound && isSame && { head, judged: { head, commits: openCommits(facts, alerts) } }),
      ...(isSame && { log }),
      ...(hasLooked && { looked: { at: workspace.at.toISOString(), head } }),
      ...(isSame && { alerts: alerts.map(({ id, severity, kind, path }) => ({ id, severity, kind, path })) }),
    };
  };
  await updateConfirmedState(workspace, update, { isNote: true });
}

async function freshSeal({ workspace, confirmedState: { log } }: AuditState): Promise<ConfirmedState['log']> {
  const stat = logStat(workspace.root, auditLogPath(workspace));
  return log !== null && stat !== null && log.stat === stat ? log : sealLog(workspace);
}

/** A file changed by an unauthorised commit does not count as confirmed. */
function unconfirmedFiles(files: ConfirmedState['files'], alerts: readonly Alert[]): Record<string, WatchedFile> {
  const marked = alerts.flatMap(({ path }) => {
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    return file === undefined ? [] : [[path, { ...file, mark: unconfirmed, stat: null }] as const];
  });
  return { ...files, ...Object.fromEntries(marked) };
}

/** If the content is confirmed, saving its current stat spares the next audit from reading it. */
function freshStats(files: ConfirmedState['files'], now: AuditState['files']): Record<string, WatchedFile> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => {
      const present = Object.hasOwn(now, path) ? now[path] : undefined;
      return [path, present?.mark === file.mark ? present : file];
    }),
  );
}

/** Commits with open alerts; the others are done. */
function openCommits({ commits, isFirstLook }: AuditState, alerts: readonly Alert[]): AuditState['commits'] {
  if (isFirstLook) return commits.filter(({ commit }) => alerts.some((alert) => alert.commit === commit));
  return commits.filter(({ paths }) => alerts.some(({ path }) => Object.hasOwn(paths, path)));
}
