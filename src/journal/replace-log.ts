import { auditLogText } from '../workspace/read-audit-log.js';
import { rewriteLog } from './baseline/rewrite-log.js';
import type { WritableWorkspace } from './change.js';
import { explainDiskFailure } from './disk-failure.js';
import { withLock } from './lock.js';

/** Rebuilds audit.log from git. The result counts as intact, regardless of the earlier content. */
export async function replaceLog(
  workspace: WritableWorkspace,
  makeLines: () => Promise<readonly string[]>,
): Promise<number> {
  try {
    return await withLock(workspace.root, { purpose: 'agentsoul audit log --rebuild' }, async () => {
      const lines = await makeLines();
      await rewriteLog(workspace, {
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
