import { isAncestor, lookUpRepository, type Repository } from '../../git/repository.js';
import { captureState, fingerprintFiles } from '../../journal/confirmed-state/capture-state.js';
import { readChangeState } from '../../workspace/change-in-progress.js';
import {
  type ConfirmedState,
  readConfirmedState,
  type WatchedCommit,
  type WatchedFile,
} from '../../workspace/confirmed-state.js';
import { applyStateUpdate } from '../../workspace/confirmed-state-update.js';
import { missingFingerprint } from '../../workspace/file-fingerprint.js';
import { listWatchedFiles, type WatchedFiles } from '../../workspace/watched-files.js';
import type { Workspace } from '../../workspace/workspace.js';
import { checkHistoryContinuity, type HistoryState } from './check-history-continuity.js';
import { readWatchedCommits } from './watched-commits.js';

/** The input for finding alerts: the confirmed state, and the current workspace and history. */
export type AuditState = {
  readonly workspace: Workspace;
  readonly repository: Repository | null;
  readonly head: string | null;
  /** The confirmed state; the current state if there is no baseline yet. */
  readonly confirmedState: ConfirmedState;
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

export async function readAuditState(workspace: Workspace): Promise<AuditState> {
  // Read before HEAD, because HEAD only moves forward from the confirmed state.
  const stored = readConfirmedState(workspace);
  const found = await lookUpRepository(workspace.root, workspace.env);
  const repository = found?.repository ?? null;
  const head = found?.head ?? null;
  const sensitive = await listWatchedFiles(workspace);
  if (stored === null) {
    const { at } = workspace;
    const confirmedState = await captureState(workspace, { files: sensitive, head, at, isConfirmed: false });
    const commits = await readWatchedCommits(workspace, repository, { head, known: null });
    return {
      ...{ workspace, repository, head, confirmedState, isFirstLook: true, files: confirmedState.files, commits },
      history: { state: 'intact' },
      chainBefore: null,
      arriving: null,
    };
  }
  const isMoving = await hasMove(workspace, repository, stored);
  const kept = isMoving && stored.pending !== undefined ? applyStateUpdate(stored, stored.pending) : stored;
  const history = await checkHistoryContinuity(repository, { last: kept.head, head });
  const present = await fingerprintFiles(workspace.reads, withKnown(sensitive, kept), kept.files);
  const files = isMoving ? asTheyBecome(present, { before: stored, after: kept }) : present;
  const arrivingPaths = Object.keys(files).filter((path) => files[path]?.mark !== present[path]?.mark);
  return {
    ...{ workspace, repository, head, confirmedState: kept, isFirstLook: false, history },
    files,
    commits: await readWatchedCommits(workspace, repository, { head, known: knownOf(history, kept) }),
    chainBefore: isMoving ? (stored.log?.chain ?? null) : null,
    arriving: isMoving ? { commit: stored.pending?.commit ?? null, paths: new Set(arrivingPaths) } : null,
  };
}

/** Whether there is a committed change that the confirmed state does not include yet: a running one, or one of a crashed writer. */
async function hasMove(
  { root }: Workspace,
  repository: Repository | null,
  { pending }: Pick<ConfirmedState, 'pending'>,
): Promise<boolean> {
  if (pending === undefined) return false;
  const { commit, change } = pending;
  if (commit !== null) return repository !== null && isAncestor(repository, commit);
  const { intent, lastChange } = await readChangeState(root);
  return intent?.id === change || lastChange === change;
}

/** Files that a change is about to write count as written, as for every reader. */
function asTheyBecome(
  present: AuditState['files'],
  { before, after }: { before: ConfirmedState; after: ConfirmedState },
): AuditState['files'] {
  const becomes = ([path, file]: [string, WatchedFile]): [string, WatchedFile] => {
    const old = (Object.hasOwn(before.files, path) ? before.files[path]?.mark : undefined) ?? missingFingerprint.mark;
    const next = Object.hasOwn(after.files, path) ? after.files[path] : undefined;
    return [path, file.mark === old && next !== undefined ? next : file];
  };
  return Object.fromEntries(Object.entries(present).map(becomes));
}

/** After a rewrite, every commit that was not reachable from the last seen commit is new. */
function knownOf(history: HistoryState, { judged }: ConfirmedState): ConfirmedState['judged'] | null {
  if (history.state === 'intact') return judged;
  return history.state === 'rewritten' ? { head: history.last, commits: [] } : null;
}

/** Watched files stay watched after they are deleted or no setting names them. */
function withKnown(sensitive: WatchedFiles, { files }: ConfirmedState): WatchedFiles {
  const all = new Map(sensitive);
  for (const [path, { sensitivity }] of Object.entries(files)) if (!all.has(path)) all.set(path, sensitivity);
  return all;
}
