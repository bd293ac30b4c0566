import { join } from 'node:path';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { readBaseline } from '../../workspace/baseline.js';
import type { WritableWorkspace } from '../change.js';
import { newChangeId } from '../change-id.js';
import { replaceFile, stateTemporary } from '../write-file.js';
import { updateBaseline } from './keep-baseline.js';
import { chainOfText, logStat, sealedLines } from './log-chain.js';

/**
 * Replaces audit.log by another text, on purpose, and seals that. The seal of the new text is recorded first, so that neither text is
 * a surprise to whoever looks after a crash. A log that had been altered before stays to be seen, unless the new text is the truth
 * whatever was there (`isTruth`).
 */
export async function rewriteLog(
  workspace: WritableWorkspace,
  { before, after, isTruth = false }: { before: string; after: string; isTruth?: boolean },
): Promise<void> {
  const path = auditLogPath(workspace);
  const known = readBaseline(workspace)?.log ?? null;
  const chains = known === null ? [] : [known.chain, known.becomes].filter((chain) => chain !== undefined);
  const isIntact = known === null || chains.some((chain) => sealedLines(linesOf(before), chain) !== null);
  const isSealable = isTruth || isIntact;
  const becomes = chainOfText(after);
  if (isSealable && known !== null) await updateLog({ ...known, becomes });
  const temporary = stateTemporary(workspace.root, newChangeId());
  await replaceFile(join(workspace.root, path), Buffer.from(after), { temporary });
  if (isSealable) await updateLog({ chain: becomes, stat: logStat(workspace.root, path) });

  async function updateLog(log: NonNullable<typeof known>): Promise<void> {
    await updateBaseline(workspace, (current) => (current === null ? null : { ...current, log }));
  }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
