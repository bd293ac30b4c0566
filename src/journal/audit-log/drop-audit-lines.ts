import { auditLogPath } from '../../workspace/audit-log-path.js';
import { auditLogText } from '../../workspace/read-audit-log.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { explainDiskFailure } from '../files/explain-disk-failure.js';
import { withLock } from '../transaction/lock.js';
import { refuseUnsafeLog } from './append-audit-log.js';
import { rewriteAuditLog } from './rewrite-audit-log.js';

/** Removes lines from the audit log in one step, under the lock. Returns how many were removed. */
export async function dropAuditLines(
  workspace: WritableWorkspace,
  { isDropped, purpose }: { isDropped: (line: string) => boolean; purpose: string },
): Promise<number> {
  const path = auditLogPath(workspace);
  const drop = async () => {
    refuseUnsafeLog(workspace.root, path);
    const before = auditLogText(workspace);
    const lines = before.split('\n');
    const kept = lines.filter((line) => !isDropped(line));
    if (kept.length === lines.length) return 0;
    await rewriteAuditLog(workspace, { before, after: kept.join('\n') });
    return lines.length - kept.length;
  };
  try {
    return await withLock(workspace.root, { purpose }, drop);
  } catch (error) {
    throw explainDiskFailure(error, workspace.root);
  }
}
