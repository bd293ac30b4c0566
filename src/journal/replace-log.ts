import { join } from 'node:path';
import { auditLogPath } from '../workspace/audit-log-path.js';
import { updateBaseline } from './baseline/keep-baseline.js';
import { sealLog } from './baseline/start-baseline.js';
import type { WritableWorkspace } from './change.js';
import { newChangeId } from './change-id.js';
import { withLock } from './lock.js';
import { replaceFile } from './write-file.js';

/** Writes audit.log anew. What git tells is the truth, so the result counts as sound whatever the log held before. */
export async function replaceLog(
  workspace: WritableWorkspace,
  makeLines: () => Promise<readonly string[]>,
): Promise<number> {
  return withLock(workspace.root, { purpose: 'agentsoul audit log --rebuild' }, async () => {
    const lines = await makeLines();
    const path = join(workspace.root, auditLogPath(workspace));
    await replaceFile(path, Buffer.from(lines.map((line) => `${line}\n`).join('')), { token: newChangeId() });
    const seal = await sealLog(workspace);
    await updateBaseline(workspace, (current) => (current === null ? null : { ...current, log: seal }));
    return lines.length;
  });
}
