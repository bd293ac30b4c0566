import { isAncestor, lookUpRepository, type Repository } from '../../git/repository.js';
import { beginBaseline, markFiles } from '../../journal/baseline/start-baseline.js';
import { type Baseline, readBaseline, type WatchedCommit, type WatchedFile } from '../../workspace/baseline.js';
import { withMove } from '../../workspace/baseline-move.js';
import { missingMark } from '../../workspace/file-mark.js';
import { readChangeState } from '../../workspace/pending-change.js';
import { listSensitiveFiles, type SensitiveFiles } from '../../workspace/sensitive-files.js';
import type { Workspace } from '../../workspace/workspace.js';
import { followHistory, type HistoryState } from './follow-history.js';
import { readWatchedCommits } from './watched-commits.js';

/** The input for finding alerts: the baseline, and the current workspace and history. */
export type Facts = {
  readonly workspace: Workspace;
  readonly repository: Repository | null;
  readonly head: string | null;
  /** The confirmed state; the current state if there is no baseline yet. */
  readonly baseline: Baseline;
  readonly isFirstLook: boolean;
  readonly files: Readonly<Record<string, WatchedFile>>;
  readonly history: HistoryState;
  /** Unconfirmed commits that changed watched files, newest first. */
  readonly commits: readonly WatchedCommit[];
  /** The chain of audit.log before a committed change whose lines may still be missing; null without one. */
  readonly chainBefore: string | null;
  /** Files that a committed change is about to write, which count as written; null without a running change. */
  readonly arriving: { readonly commit: string | null; readonly paths: ReadonlySet<string> } | null;
};

export async function gatherFacts(workspace: Workspace): Promise<Facts> {
  // Read before HEAD, because HEAD only moves forward from the baseline.
  const stored = readBaseline(workspace);
  const found = await lookUpRepository(workspace.root, workspace.env);
  const repository = found?.repository ?? null;
  const head = found?.head ?? null;
  const sensitive = await listSensitiveFiles(workspace);
  if (stored === null) {
    const { at } = workspace;
    const baseline = await beginBaseline(workspace, { files: sensitive, head, at, isConfirmed: false });
    const commits = await readWatchedCommits(workspace, repository, { head, known: null });
    return {
      ...{ workspace, repository, head, baseline, isFirstLook: true, files: baseline.files, commits },
      history: { state: 'intact' },
      chainBefore: null,
      arriving: null,
    };
  }
  const isMoving = await hasMove(workspace, repository, stored);
  const kept = isMoving && stored.pending !== undefined ? withMove(stored, stored.pending) : stored;
  const history = await followHistory(repository, { last: kept.head, head });
  const present = await markFiles(workspace.reads, withKnown(sensitive, kept), kept.files);
  const files = isMoving ? asTheyBecome(present, { before: stored, after: kept }) : present;
  const arrivingPaths = Object.keys(files).filter((path) => files[path]?.mark !== present[path]?.mark);
  return {
    ...{ workspace, repository, head, baseline: kept, isFirstLook: false, history },
    files,
    commits: await readWatchedCommits(workspace, repository, { head, known: knownOf(history, kept) }),
    chainBefore: isMoving ? (stored.log?.chain ?? null) : null,
    arriving: isMoving ? { commit: stored.pending?.commit ?? null, paths: new Set(arrivingPaths) } : null,
  };
}

/** Whether there is a committed change that the baseline does not include yet: a running one, or one of a crashed writer. */
async function hasMove(
  { root }: Workspace,
  repository: Repository | null,
  { pending }: Pick<Baseline, 'pending'>,
): Promise<boolean> {
  if (pending === undefined) return false;
  const { commit, change } = pending;
  if (commit !== null) return repository !== null && isAncestor(repository, commit);
  const { intent, lastChange } = await readChangeState(root);
  return intent?.id === change || lastChange === change;
}

/** Files that a change is about to write count as written, as for every reader. */
function asTheyBecome(
  present: Facts['files'],
  { before, after }: { before: Baseline; after: Baseline },
): Facts['files'] {
  const becomes = ([path, file]: [string, WatchedFile]): [string, WatchedFile] => {
    const old = (Object.hasOwn(before.files, path) ? before.files[path]?.mark : undefined) ?? missingMark.mark;
    const next = Object.hasOwn(after.files, path) ? after.files[path] : undefined;
    return [path, file.mark === old && next !== undefined ? next : file];
  };
  return Object.fromEntries(Object.entries(present).map(becomes));
}

/** After a rewrite, every commit that was not reachable from the last seen commit is new. */
function knownOf(history: HistoryState, { judged }: Baseline): Baseline['judged'] | null {
  if (history.state === 'intact') return judged;
  return history.state === 'rewritten' ? { head: history.last, commits: [] } : null;
}

/** Watched files stay watched after they are deleted or no setting names them. */
function withKnown(sensitive: SensitiveFiles, { files }: Baseline): SensitiveFiles {
  const all = new Map(sensitive);
  for (const [path, { sensitivity }] of Object.entries(files)) if (!all.has(path)) all.set(path, sensitivity);
  return all;
}
