import { lookUpRepository, type Repository } from '../../git/repository.js';
import { beginBaseline, markFiles } from '../../journal/baseline/start-baseline.js';
import { type Baseline, readBaseline, type WatchedCommit, type WatchedFile } from '../../workspace/baseline.js';
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
};

export async function gatherFacts(workspace: Workspace): Promise<Facts> {
  const found = await lookUpRepository(workspace.root, workspace.env);
  const repository = found?.repository ?? null;
  const head = found?.head ?? null;
  const sensitive = await listSensitiveFiles(workspace);
  const kept = readBaseline(workspace);
  if (kept === null) {
    const { at } = workspace;
    const baseline = await beginBaseline(workspace, { files: sensitive, head, at, isConfirmed: false });
    const commits = await readWatchedCommits(workspace, repository, { head, known: null });
    return {
      ...{ workspace, repository, head, baseline, isFirstLook: true, files: baseline.files, commits },
      history: { state: 'intact' },
    };
  }
  const history = await followHistory(repository, { last: kept.head, head });
  return {
    ...{ workspace, repository, head, baseline: kept, isFirstLook: false, history },
    files: await markFiles(workspace.reads, withKnown(sensitive, kept), kept.files),
    commits: await readWatchedCommits(workspace, repository, { head, known: knownOf(history, kept) }),
  };
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
