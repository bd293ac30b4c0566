import { SoulError } from '../../errors/soul-error.js';
import { lookUpRepository } from '../../git/repository.js';
import { readTimeline } from '../../history/timeline.js';
import { resolveRevision } from '../../history/workspace-at.js';
import { judgeChange, type Verdict } from '../../journal/baseline/judge-change.js';
import type { WatchedCommit } from '../../workspace/baseline.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type Alert, alertId } from '../alerts/alert.js';
import { describeFileChange } from '../alerts/describe-file-change.js';
import { toWatched } from '../alerts/watched-commits.js';
import type { AuditReport } from '../audit-workspace.js';
import { entriesOf } from '../log/audit-entry.js';
import { explainRange } from './explain-range.js';
import { findRiskyDiffs } from './risky-diffs.js';
import { type Watch, watchAt } from './watch-at.js';

/**
 * Judges what changed since a revision by what commits say of themselves, by which files they touch and by what the linter finds. Needs
 * neither a state folder nor a person, as in CI. What is watched is decided by the revision and by now together.
 */
export async function judgeRange(workspace: Workspace, revision: string): Promise<AuditReport> {
  const found = await lookUpRepository(workspace.root, workspace.env);
  const head = found?.head ?? null;
  if (found === null || head === null) {
    throw new SoulError('no-history', 'This workspace has no history, so there is nothing to compare with.', {
      hint: 'Leave `--base` out, or check out the repository with its history.',
    });
  }
  const { repository } = found;
  const base = await resolveRevision(repository, revision);
  const changes = await readTimeline(repository, { range: `${base}..${head}` });
  const watch = await watchAt(workspace, repository, base);
  const commits = changes.map(toWatched);
  const touched = [...new Set(commits.flatMap(({ paths }) => Object.keys(paths)))].sort();
  const judged = touched.flatMap((path) => judgePath(path, commits, watch));
  const files = await Promise.all(judged.map((alert) => explainRange(workspace, alert, { repository, base, head })));
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

function judgePath(path: string, commits: readonly WatchedCommit[], watch: Watch): Alert[] {
  const sensitivity = watch(path);
  if (sensitivity === null) return [];
  const judged = commits.flatMap((commit) => {
    const did = Object.hasOwn(commit.paths, path) ? commit.paths[path] : undefined;
    if (did === undefined) return [];
    return [{ commit, verdict: judgeChange({ ...commit, did, sensitivity }) }];
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
