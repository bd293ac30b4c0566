import type { Repository } from '../../git/repository.js';
import { parseAuditLine } from '../../journal/audit-log/parse-audit-line.js';
import type { Plan } from '../../journal/plan.js';
import type { Workspace } from '../../workspace/workspace.js';
import { readLog } from '../log/read-audit-history.js';
import { readLogLines } from '../log/read-log-lines.js';
import { archivePath, formatArchive, readArchive } from './audit-archive-file.js';
import { formatDigest } from './format-digest.js';
import { type Month, makeMonthDigest } from './month-digest.js';

/** How long the lines of audit.log are kept. */
export const retentionDays = 90;

export type PruneLogPlan = {
  readonly plan: Plan;
  /** Whether a line may be removed once the plan is applied. */
  readonly isDropped: (line: string) => boolean;
};

/** The archive with a digest of every month that has expired lines, and the lines to remove from audit.log. */
export async function planPruneLog(workspace: Workspace, repository: Repository | null): Promise<PruneLogPlan> {
  const until = endOfRetention(workspace, repository);
  const archive = await workspace.snapshot((reader) => readArchive(workspace, reader));
  const times = readLogLines(workspace).lines.flatMap((line) => parseAuditLine(line)?.timestamp ?? []);
  const old = times.filter((timestamp) => new Date(timestamp) < until);
  const months = [...new Set(old.map(monthOf))].filter((month) => repository !== null || !archive.digests.has(month));
  const isDropped = (line: string) => {
    const timestamp = parseAuditLine(line)?.timestamp;
    return timestamp !== undefined && new Date(timestamp) < until && months.includes(monthOf(timestamp));
  };
  const made = await makeDigests(workspace, repository, months);
  const digests = new Map([...archive.digests, ...made]);
  const { prunedUntil: reached } = archive;
  const isFurther = reached === null || old.some((timestamp) => new Date(timestamp) >= reached);
  const content = formatArchive({ ...archive, digests, prunedUntil: isFurther ? until : reached });
  const edits = months.length === 0 ? [] : [{ path: archivePath(workspace), content }];
  const lines = `${old.length} ${old.length === 1 ? 'line' : 'lines'}`;
  const summary = `digest ${months.sort().join(', ')} and prune ${lines} of audit.log`;
  return { plan: { edits, summary }, isDropped };
}

/**
 * Without git audit.log is the only record, so a digest is made once, of a whole month, and a line added later with a date in that
 * month stays in the log.
 */
function endOfRetention({ at }: Workspace, repository: Repository | null): Date {
  const moment = new Date(at.getTime() - retentionDays * 24 * 3_600_000);
  moment.setUTCMilliseconds(0);
  return repository !== null ? moment : new Date(`${moment.toISOString().slice(0, 7)}-01T00:00:00Z`);
}

async function makeDigests(
  workspace: Workspace,
  repository: Repository | null,
  months: readonly Month[],
): Promise<[Month, string][]> {
  if (months.length === 0) return [];
  const { entries } = await readLog(workspace, repository);
  return months.map((month) => [month, formatDigest(makeMonthDigest(workspace, month, entries))]);
}

function monthOf(timestamp: string): Month {
  return timestamp.slice(0, 7);
}
