import { gitLine } from '../git/repository.js';
import { pathsOfWorkspace } from '../history/list-changes.js';
import { readTimeline } from '../history/timeline.js';
import type { AuditState } from './alerts/read-audit-state.js';
import { type AuditLogEntry, entriesOf } from './log/audit-entry.js';
import { readLog } from './log/read-audit-history.js';

export type RecentChanges = {
  /** The number of changes since then, or in total. */
  readonly count: number;
  /** When the owner last ran an audit; null the first time. */
  readonly since: string | null;
  /** The latest of them, newest first. */
  readonly entries: readonly AuditLogEntry[];
};

const mostShown = 15;

/** Changes since the owner's last audit. After a history rewrite, the latest changes. */
export async function changesSinceLastAudit(facts: AuditState): Promise<RecentChanges> {
  const { repository, head, confirmedState, history, workspace } = facts;
  const { looked } = confirmedState;
  if (repository === null || head === null) {
    const { entries } = await readLog(workspace, null);
    const fresh = looked === null ? entries : entries.filter(({ timestamp }) => timestamp > looked.at);
    return {
      count: new Set(fresh.map(({ change }) => change)).size,
      since: looked?.at ?? null,
      entries: fresh.slice(0, mostShown),
    };
  }
  if (looked?.head != null && history.state === 'intact') {
    if (looked.head === head) return { count: 0, since: looked.at, entries: [] };
    const changes = await readTimeline(repository, { range: `${looked.head}..${head}` });
    return { count: changes.length, since: looked.at, entries: changes.slice(0, mostShown).flatMap(entriesOf) };
  }
  const [count, latest] = await Promise.all([
    gitLine(repository, ['rev-list', '--count', head, ...pathsOfWorkspace(repository)]),
    readTimeline(repository, { range: head, limit: mostShown }),
  ]);
  return { count: Number(count), since: null, entries: latest.flatMap(entriesOf) };
}
