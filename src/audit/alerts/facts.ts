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

/** What alerts are judged by: the baseline, and the workspace and its history as they are. */
export type Facts = {
  readonly workspace: Workspace;
  readonly repository: Repository | null;
  readonly head: string | null;
  /** What was confirmed; the present state where nothing was kept yet. */
  readonly baseline: Baseline;
  readonly isFirstLook: boolean;
  readonly files: Readonly<Record<string, WatchedFile>>;
  readonly history: HistoryState;
  /** Commits that touched watched files and aren't confirmed, newest first. */
  readonly commits: readonly WatchedCommit[];
  /** The chain of audit.log before a change that counts and whose lines may not be there yet; null without one. */
  readonly chainBefore: string | null;
  /** Files that a commit is about to bring, which count as written; null where no change is under way. */
  readonly arriving: { readonly commit: string | null; readonly paths: ReadonlySet<string> } | null;
};

export async function gatherFacts(workspace: Workspace): Promise<Facts> {
  // Read before HEAD, which only moves on from what the baseline knows.
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

/** Whether a change counts that the baseline has not been moved over yet: one under way, or one whose writer died. */
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

/** Files that a change is about to write count as written, as they do for every reader. */
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

/** After a rewriting, everything that the last seen commit did not lead to is new. */
function knownOf(history: HistoryState, { judged }: Baseline): Baseline['judged'] | null {
  if (history.state === 'intact') return judged;
  return history.state === 'rewritten' ? { head: history.last, commits: [] } : null;
}

/** Files that were watched stay watched when they are gone or no setting names them any more. */
function withKnown(sensitive: SensitiveFiles, { files }: Baseline): SensitiveFiles {
  const all = new Map(sensitive);
  for (const [path, { sensitivity }] of Object.entries(files)) if (!all.has(path)) all.set(path, sensitivity);
  return all;
}
