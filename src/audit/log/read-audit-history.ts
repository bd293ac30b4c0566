import { headCommit, type Repository } from '../../git/repository.js';
import { readTimeline } from '../../history/timeline.js';
import { parseAuditLine } from '../../journal/audit-log/parse-audit-line.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type AuditLogEntry, entriesOf } from './audit-entry.js';
import { readLogLines } from './read-log-lines.js';
import { type LogFilter, selectEntries } from './select-entries.js';

export type Timeline = {
  readonly entries: readonly AuditLogEntry[];
  /** The source of the entries: without git, audit.log is the only record. */
  readonly source: 'git' | 'audit.log';
};

/** All changes, newest first, from git; without git, from audit.log. */
export async function readLog(
  workspace: Workspace,
  repository: Repository | null,
  filter: LogFilter & { limit?: number | undefined } = {},
): Promise<Timeline> {
  const { limit, ...wanted } = filter;
  const all = repository === null ? await loggedEntries(workspace) : await committedEntries(repository, filter);
  const entries = selectEntries(all, wanted);
  return {
    entries: limit === undefined ? entries : firstWhole(entries, limit),
    source: repository === null ? 'audit.log' : 'git',
  };
}

/** The first entries, up to the limit, plus the rest of the last entry's change. */
function firstWhole(entries: readonly AuditLogEntry[], limit: number): AuditLogEntry[] {
  const last = entries[limit - 1];
  const isOfLast = ({ commit, change }: AuditLogEntry) => commit === last?.commit && change === last.change;
  return entries.filter((entry, index) => index < limit || isOfLast(entry));
}

async function committedEntries(repository: Repository, filter: LogFilter & { limit?: number | undefined }) {
  if ((await headCommit(repository)) === null) return [];
  const { file, limit, ...others } = filter;
  const isFiltered = Object.values(others).some((value) => value !== undefined);
  const changes = await readTimeline(repository, {
    ...(file !== undefined && { paths: [file.replace(/\/+$/, '')] }),
    // Every commit has an entry, so no more commits than entries are needed.
    ...(limit !== undefined && !isFiltered && { limit }),
  });
  return changes.flatMap(entriesOf);
}

async function loggedEntries(workspace: Workspace): Promise<AuditLogEntry[]> {
  const { lines } = readLogLines(workspace);
  return lines
    .flatMap((line) => {
      const entry = parseAuditLine(line);
      return entry === null ? [] : [{ ...entry, commit: null, trigger: null, author: null }];
    })
    .reverse();
}
