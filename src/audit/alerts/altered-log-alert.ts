import { logStat, sealedLines } from '../../journal/audit-log/hash-chain.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { compareLogWithGit, type LogMismatch } from '../log/compare-log-with-git.js';
import { type LogFile, readLogLines } from '../log/read-log-lines.js';
import { type Alert, alertId } from './alert.js';
import type { AuditState } from './read-audit-state.js';

/** An alert if audit.log was altered. */
export async function findLogAlert(facts: AuditState): Promise<Alert[]> {
  const { workspace, confirmedState, isFirstLook, head, chainBefore } = facts;
  const { log } = confirmedState;
  if (isFirstLook || log === null) return [];
  const stat = logStat(workspace.root, auditLogPath(workspace));
  if (stat !== null && stat === log.stat) return [];
  const file = readLogLines(workspace, { mayEndTorn: chainBefore !== null });
  const chains = [log.chain, log.becomes, chainBefore].filter((chain) => typeof chain === 'string');
  // A missing log counts as empty, as before the first change.
  const sealed = file.state === 'unusable' ? null : sealedBy(file.lines, chains);
  if (sealed !== null && sealed === file.lines.length) return [];
  const trouble = await findTrouble(facts, file, sealed);
  if (trouble === null) return [];
  return [
    {
      id: alertId('log', log.chain, file.lines.length.toString()),
      severity: 'high',
      kind: 'log-mismatch',
      path: file.path,
      ...(trouble.commit !== null && { commit: trouble.commit }),
      ...(trouble.actor !== null && { actor: trouble.actor }),
      when: workspace.at.toISOString(),
      summary: `${file.path} ${trouble.says}${head === null ? '' : '  git still has the complete record: `agentsoul audit log`.'}`,
      acknowledged: false,
    },
  ];
}

/** How many lines the first matching seal covers. */
function sealedBy(lines: readonly string[], chains: readonly string[]): number | null {
  for (const chain of chains) {
    const sealed = sealedLines(lines, chain);
    if (sealed !== null) return sealed;
  }
  return null;
}

/** The problem, or null if lines were only added and git has the same changes. */
async function findTrouble(
  { repository, head, history }: AuditState,
  file: LogFile,
  sealed: number | null,
): Promise<LogMismatch | null> {
  const plain = (says: string) => ({ says, commit: null, actor: null });
  if (file.state === 'missing') return plain('is missing. Somebody removed it.');
  if (file.state === 'unusable') return plain('is no longer a regular file, or is far too large.');
  // If the history was rewritten too, comparing the two would only report that again.
  if (repository === null || head === null || history.state !== 'intact') {
    return sealed === null ? plain('was altered since agentsoul last wrote to it.') : null;
  }
  const trouble = await compareLogWithGit(repository, file.lines, { mayBeCut: sealed === null });
  return sealed === null ? (trouble ?? plain('was altered: its lines are not in their original order.')) : trouble;
}
