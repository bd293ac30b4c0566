import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SoulError } from '../errors/soul-error.js';
import { auditLogPath } from '../workspace/audit-log-path.js';
import { auditLogProblem } from './audit-log.js';
import { rewriteLog } from './baseline/rewrite-log.js';
import type { WritableWorkspace } from './change.js';
import { newChangeId } from './change-id.js';
import { explainDiskFailure } from './disk-failure.js';
import { withLock } from './lock.js';
import { replaceFile } from './write-file.js';

/** Takes lines out of the audit log, in one step and under the lock. Returns how many went. */
export async function dropFromLog(
  workspace: WritableWorkspace,
  { isDropped, purpose }: { isDropped: (line: string) => boolean; purpose: string },
): Promise<number> {
  const path = auditLogPath(workspace);
  const drop = async () => {
    const problem = await auditLogProblem(workspace.root, path);
    if (problem !== null) throw new SoulError(problem.code, problem.message);
    const text = await readFile(join(workspace.root, path), 'utf8').catch(() => '');
    const lines = text.split('\n');
    const kept = lines.filter((line) => !isDropped(line));
    if (kept.length === lines.length) return 0;
    await replaceFile(join(workspace.root, path), Buffer.from(kept.join('\n')), { token: newChangeId() });
    return lines.length - kept.length;
  };
  try {
    return await withLock(workspace.root, { purpose }, () => rewriteLog(workspace, drop));
  } catch (error) {
    throw explainDiskFailure(error, workspace.root);
  }
}
