import { updateBaseline } from '../journal/baseline/keep-baseline.js';
import { logStat } from '../journal/baseline/log-chain.js';
import { sealLog } from '../journal/baseline/start-baseline.js';
import { auditLogPath } from '../workspace/audit-log-path.js';
import type { Baseline, WatchedFile } from '../workspace/baseline.js';
import type { Alert } from './alerts/alert.js';
import type { Facts } from './alerts/facts.js';
import { unconfirmed } from './alerts/file-alerts.js';

type Looked = {
  readonly alerts: readonly Alert[];
  /** Whether a person saw the changes, so that the next audit starts here. */
  readonly hasLooked: boolean;
};

/** Saves how far history and log were checked. Confirms nothing. */
export async function rememberLook(facts: Facts, { alerts, hasLooked }: Looked): Promise<void> {
  const { workspace, baseline, isFirstLook, head, history } = facts;
  const isSound = history.state === 'intact';
  const isLogSound = !alerts.some(({ kind }) => kind === 'log-mismatch');
  const log = isLogSound ? await freshSeal(facts) : baseline.log;
  const update = (current: Baseline | null): Baseline => {
    const kept = current ?? baseline;
    const isSame = kept.head === baseline.head;
    return {
      ...kept,
      files: isFirstLook ? unconfirmedFiles(kept.files, alerts) : freshStats(kept.files, facts.files),
      ...(isSound && isSame && { head, judged: { head, commits: openCommits(facts, alerts) } }),
      ...(isSame && { log }),
      ...(hasLooked && { looked: { at: workspace.at.toISOString(), head } }),
      ...(isSame && { alerts: alerts.map(({ id, severity, kind, path }) => ({ id, severity, kind, path })) }),
    };
  };
  await updateBaseline(workspace, update, { isNote: true });
}

async function freshSeal({ workspace, baseline: { log } }: Facts): Promise<Baseline['log']> {
  const stat = logStat(workspace.root, auditLogPath(workspace));
  return log !== null && stat !== null && log.stat === stat ? log : sealLog(workspace);
}

/** A file changed by an unauthorised commit does not count as confirmed. */
function unconfirmedFiles(files: Baseline['files'], alerts: readonly Alert[]): Record<string, WatchedFile> {
  const marked = alerts.flatMap(({ path }) => {
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    return file === undefined ? [] : [[path, { ...file, mark: unconfirmed, stat: null }] as const];
  });
  return { ...files, ...Object.fromEntries(marked) };
}

/** If the content is confirmed, saving its current stat spares the next audit from reading it. */
function freshStats(files: Baseline['files'], now: Facts['files']): Record<string, WatchedFile> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => {
      const present = Object.hasOwn(now, path) ? now[path] : undefined;
      return [path, present?.mark === file.mark ? present : file];
    }),
  );
}

/** Commits with open alerts; the others are done. */
function openCommits({ commits, isFirstLook }: Facts, alerts: readonly Alert[]): Facts['commits'] {
  if (isFirstLook) return commits.filter(({ commit }) => alerts.some((alert) => alert.commit === commit));
  return commits.filter(({ paths }) => alerts.some(({ path }) => Object.hasOwn(paths, path)));
}
