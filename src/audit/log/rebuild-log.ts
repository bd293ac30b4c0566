import { SoulError } from '../../errors/soul-error.js';
import { headCommit, type Repository } from '../../git/repository.js';
import { readTimeline } from '../../history/timeline.js';
import { formatAuditLine, refuseUnsafeLog } from '../../journal/audit-log/append-audit-log.js';
import { replaceAuditLog } from '../../journal/audit-log/replace-audit-log.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { sensitivityOf } from '../../workspace/role-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { entriesOf } from './audit-entry.js';

/** Rebuilds audit.log from git, oldest first: every change that agentsoul recorded. Returns the number of lines. */
export async function rebuildLog(workspace: Workspace, repository: Repository | null): Promise<number> {
  if (repository === null) {
    throw new SoulError('no-history', 'Without git, audit.log is the only record, so it cannot be rebuilt.', {
      hint: 'Nothing was changed.',
    });
  }
  refuseUnsafeLog(workspace.root, auditLogPath(workspace));
  return replaceAuditLog(workspace, async () => {
    const changes = (await headCommit(repository)) === null ? [] : await readTimeline(repository);
    return changes
      .reverse()
      .flatMap(entriesOf)
      .flatMap(({ change, timestamp, file, action, actor, approval, summary }) => {
        if (change === null) return [];
        const warning = sensitivityOf(workspace, file) === 'critical' ? '⚠️ CRITICAL: ' : '';
        const entry = { at: new Date(timestamp), action, path: file, actor, approval, summary: warning + summary };
        return [formatAuditLine({ ...entry, changeId: change })];
      });
  });
}
