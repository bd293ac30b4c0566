import { SoulError } from '../../errors/soul-error.js';
import { lookUpRepository } from '../../git/repository.js';
import { readTimeline } from '../../history/timeline.js';
import { resolveRevision } from '../../history/workspace-at-revision.js';
import { judgeAuthorisation, type Verdict } from '../../journal/confirmed-state/is-authorised-change.js';
import type { WatchedCommit } from '../../workspace/confirmed-state.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type Alert, alertId } from '../alerts/alert.js';
import { describeFileChange } from '../alerts/describe-file-change.js';
import { toWatched } from '../alerts/watched-commits.js';
import type { AuditReport } from '../audit-workspace.js';
import { entriesOf } from '../log/audit-entry.js';
import { explainCommitRange } from './explain-commit-range.js';
import { findRiskyDiffs } from './find-risky-diffs.js';
import { type WatchLevelOfPath, watchedFilesAtRevision } from './watched-files-at-revision.js';

/**
 * Checks what changed since a revision by the commit messages, the changed files and the findings of the linter. Needs neither a state
 * folder nor a person, as in CI. Watched files are those of the revision and those of now.
 */
export async function auditCommitRange(workspace: Workspace, revision: string): Promise<AuditReport> {
  const found = await lookUpRepository(workspace.root, workspace.env);
  const head = found?.head ?? null;
  if (found === null || head === null) {
    throw new SoulError('no-history', 'This workspace has no history, so there is no base to compare with.', {
      hint: 'Leave `--base` out, or check out the repository with its history.',
    });
  }
  const { repository } = found;
  const base = await resolveRevision(repository, revision);
  const changes = await readTimeline(repository, { range: `${base}..${head}` });
  const watch = await watchedFilesAtRevision(workspace, repository, base);
  const commits = changes.map(toWatched);
  const touched = [...new Set(commits.flatMap(({ paths }) => Object.keys(paths)))].sort();
  const judged = touched.flatMap((path) => judgePath(path, commits, watch));
  const files = await Promise.all(
    judged.map((alert) => explainCommitRange(workspace, alert, { repository, base, head })),
  );
  const raised = [...files, ...(await findRiskyDiffs(workspace, base))];
  const alerts = raised.toSorted(
    (one, other) => Number(other.severity === 'critical') - Number(one.severity === 'critical'),
  );
  return {
    ok: alerts.length === 0,
    head,
    baseline: base,
    alerts,
    changes: changes.length,
    since: null,
    recent: changes.slice(0, 15).flatMap(entriesOf),
    unconfirmed: null,
    profile: workspace.profile.name,
  };
}

const order: readonly Verdict[] = ['unauthorised-actor', 'unattended', 'critical-change'];

function judgePath(path: string, commits: readonly WatchedCommit[], watch: WatchLevelOfPath): Alert[] {
  const sensitivity = watch(path);
  if (sensitivity === null) return [];
  const judged = commits.flatMap((commit) => {
    const did = Object.hasOwn(commit.paths, path) ? commit.paths[path] : undefined;
    if (did === undefined) return [];
    return [{ commit, verdict: judgeAuthorisation({ ...commit, did, sensitivity }) }];
  });
  const [worst] = order.flatMap((verdict) => judged.filter((one) => one.verdict === verdict));
  if (worst === undefined || worst.verdict === 'fine') return [];
  const { commit, verdict: kind } = worst;
  return [
    {
      id: alertId('range', path, commit.commit),
      severity: sensitivity,
      kind,
      path,
      commit: commit.commit,
      actor: commit.actor ?? 'manual',
      when: commit.at,
      summary: describeFileChange({ path, kind, commit, mark: '', isConfirmed: false }),
      acknowledged: false,
    },
  ];
}
