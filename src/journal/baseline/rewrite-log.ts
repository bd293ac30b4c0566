import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { readBaseline } from '../../workspace/baseline.js';
import type { WritableWorkspace } from '../change.js';
import { updateBaseline } from './keep-baseline.js';
import { logStat, sealedLines } from './log-chain.js';
import { sealLog } from './start-baseline.js';

/** Runs what rewrites audit.log on purpose and seals the result, unless the log had been altered before: that stays to be seen. */
export async function rewriteLog<Result>(
  workspace: WritableWorkspace,
  rewrite: () => Promise<Result>,
): Promise<Result> {
  const isIntact = await isLogIntact(workspace);
  const result = await rewrite();
  if (isIntact) {
    const seal = await sealLog(workspace);
    await updateBaseline(workspace, (current) => (current === null ? null : { ...current, log: seal }));
  }
  return result;
}

async function isLogIntact(workspace: WritableWorkspace): Promise<boolean> {
  const log = readBaseline(workspace)?.log ?? null;
  if (log === null) return true;
  const path = auditLogPath(workspace);
  const stat = logStat(workspace.root, path);
  if (stat !== null && stat === log.stat) return true;
  const text = await readFile(join(workspace.root, path), 'utf8').catch(() => '');
  return (
    sealedLines(
      text.split('\n').filter((line) => line !== ''),
      log.chain,
    ) !== null
  );
}
