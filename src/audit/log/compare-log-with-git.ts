import type { Repository } from '../../git/repository.js';
import { readTimeline, type TimelineChange } from '../../history/timeline.js';
import { type AuditLine, parseAuditLine } from '../../journal/audit-log/parse-audit-line.js';
import { agreesExceptErased } from '../../journal/erasure/hide-erased-name.js';
import { readSubject } from './audit-entry.js';

/** A problem in audit.log and the change it concerns. */
export type LogMismatch = { readonly says: string; readonly commit: string | null; readonly actor: string | null };

/**
 * The first line that disagrees with git; null if they agree. Changes made elsewhere have no lines here, so missing lines matter only
 * if lines may have been removed.
 */
export async function compareLogWithGit(
  repository: Repository,
  lines: readonly string[],
  { mayBeCut }: { mayBeCut: boolean },
): Promise<LogMismatch | null> {
  const changes = await readTimeline(repository);
  const byId = new Map(changes.flatMap((change) => (change.changeId === null ? [] : [[change.changeId, change]])));
  const seen = new Set<string>();
  for (const [index, line] of lines.entries()) {
    const entry = parseAuditLine(line);
    const place = `line ${index + 1}`;
    if (entry === null) return trouble(`was edited: ${place} is not a valid audit line.`);
    const change = entry.change === null ? undefined : byId.get(entry.change);
    if (change === undefined) return trouble(`contains ${place} about a change that is not in git.`, null, entry.actor);
    seen.add(change.commit);
    const wrong = differenceOf(entry, change);
    if (wrong !== null) return trouble(`was edited: ${place} has a different ${wrong} than git.`, change);
  }
  if (!mayBeCut) return null;
  const oldest = changes.findLast(({ commit }) => seen.has(commit));
  const begun = oldest === undefined ? [] : changes.slice(0, changes.indexOf(oldest));
  const absent = begun.findLast(({ commit, committer, changeId, files }) => {
    return committer === 'agentsoul' && changeId !== null && files.length > 0 && !seen.has(commit);
  });
  if (absent === undefined) return null;
  return trouble(`is missing the lines of a change that is in git; they were removed.`, absent);
}

function trouble(says: string, change: TimelineChange | null = null, actor: string | null = null): LogMismatch {
  return { says, commit: change?.commit ?? null, actor: change?.actor ?? actor };
}

function differenceOf(entry: AuditLine, change: TimelineChange): string | null {
  if (entry.actor !== change.actor) return 'actor';
  if (entry.approval !== change.approval) return 'approval';
  if (Date.parse(entry.timestamp) !== change.authoredAt.getTime()) return 'time';
  if (!change.files.some(({ path }) => agreesExceptErased(entry.file, path))) return 'file';
  const { action, summary } = readSubject(change);
  // A subject names one action for all files; EDIT covers several.
  if (action !== null && action !== 'EDIT' && entry.action !== action) return 'action';
  const isErased = /REDACTED/.test(entry.summary) || /REDACTED/.test(summary);
  return isErased || agreesExceptErased(entry.summary.replace('⚠️ CRITICAL: ', ''), summary) ? null : 'summary';
}
