import { auditLogText } from '../../workspace/read-audit-log.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { explainDiskFailure } from '../files/explain-disk-failure.js';
import { withLock } from '../transaction/lock.js';
import { rewriteAuditLog } from './rewrite-audit-log.js';

/** Rebuilds audit.log from git. The result counts as intact, regardless of the earlier content. */
export async function replaceAuditLog(
  workspace: WritableWorkspace,
  makeLines: () => Promise<readonly string[]>,
): Promise<number> {
  try {
    return await withLock(workspace.root, { purpose: 'agentsoul audit log --rebuild' }, async () => {
      const lines = await makeLines();
      await rewriteAuditLog(workspace, {
        before: auditLogText(workspace),
        after: lines.map((line) => `${line}\n`).join(''),
        isTruth: true,
      });
      return lines.length;
    });
  } catch (error) {
    throw explainDiskFailure(error, workspace.root);
  }
}
