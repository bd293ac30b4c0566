import { join } from 'node:path';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { readConfirmedState } from '../../workspace/confirmed-state.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { updateConfirmedState } from '../confirmed-state/update-confirmed-state.js';
import { replaceFile, stateTemporary } from '../files/write-file-durably.js';
import { newChangeId } from '../transaction/change-id.js';
import { chainOfText, logStat, sealedLines } from './hash-chain.js';

/**
 * Replaces audit.log with another text and seals it. The new seal is recorded first, so that neither text raises an alert after a crash.
 * If the log had been altered before, the alteration stays visible, unless the new text was rebuilt from git (`isTruth`).
 */
export async function rewriteAuditLog(
  workspace: WritableWorkspace,
  { before, after, isTruth = false }: { before: string; after: string; isTruth?: boolean },
): Promise<void> {
  const path = auditLogPath(workspace);
  const known = readConfirmedState(workspace)?.log ?? null;
  const chains = known === null ? [] : [known.chain, known.becomes].filter((chain) => chain !== undefined);
  const isIntact = known === null || chains.some((chain) => sealedLines(linesOf(before), chain) !== null);
  const isSealable = isTruth || isIntact;
  const becomes = chainOfText(after);
  if (isSealable && known !== null) await updateLog({ ...known, becomes });
  const temporary = stateTemporary(workspace.root, newChangeId());
  await replaceFile(join(workspace.root, path), Buffer.from(after), { temporary });
  if (isSealable) await updateLog({ chain: becomes, stat: logStat(workspace.root, path) });

  async function updateLog(log: NonNullable<typeof known>): Promise<void> {
    await updateConfirmedState(workspace, (current) => (current === null ? null : { ...current, log }));
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
