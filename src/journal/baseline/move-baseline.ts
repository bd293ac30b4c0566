import { SoulError } from '../../errors/soul-error.js';
import { isAncestor, type Repository } from '../../git/repository.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { type LogSeal, readBaseline, type WatchedFile } from '../../workspace/baseline.js';
import { type BaselineMove, withMove, withoutMove } from '../../workspace/baseline-move.js';
import { markFile } from '../../workspace/file-mark.js';
import { readChangeState } from '../../workspace/pending-change.js';
import type { WritableWorkspace } from '../change.js';
import { updateBaseline } from './keep-baseline.js';
import { logStat } from './log-chain.js';
import { type PlannedChange, planMove } from './plan-move.js';

/**
 * Records what the change will mean for the baseline, before anything makes it count. A full disk stops the change; a state folder
 * that is closed to us does not, and then whoever makes the change is told what it means.
 */
export async function recordMove(workspace: WritableWorkspace, change: PlannedChange): Promise<void> {
  const known = readBaseline(workspace);
  if (known === null) return;
  const pending = await planMove(workspace, known, change);
  const failure = await updateBaseline(workspace, (current) => (current === null ? null : { ...current, pending }));
  if (failure instanceof SoulError && failure.code === 'disk-full') throw failure;
  if (failure !== null && Object.keys(pending.files).length > 0)
    workspace.onWarning?.(
      `${failure.message} What was confirmed could not be recorded, so the next audit shows ${Object.keys(pending.files).join(', ')} as an alert.`,
    );
}

/** Makes the move of a change whose files and log lines have just been written. */
export async function completeMove(workspace: WritableWorkspace): Promise<void> {
  await makeMove(workspace, (log) => ({ ...log, stat: logStat(workspace.root, auditLogPath(workspace)) }));
}

async function makeMove(workspace: WritableWorkspace, noteLog: (log: LogSeal) => LogSeal): Promise<void> {
  const pending = readBaseline(workspace)?.pending;
  if (pending === undefined) return;
  const files = await withStats(workspace, pending.files);
  await updateBaseline(workspace, (current) => {
    if (current?.pending === undefined) return current;
    const moved = withMove(current, { ...current.pending, files });
    const isSealed = moved.log !== null && moved.log.chain === pending.log?.to;
    return isSealed ? { ...moved, log: noteLog(moved.log) } : moved;
  });
}

/** Makes or drops the move that a dead writer recorded: the history decides, and without git the last change that was completed. */
export async function settleMove(workspace: WritableWorkspace, repository: Repository | null): Promise<void> {
  const pending = readBaseline(workspace)?.pending;
  if (pending === undefined) return;
  // Somebody may have edited the log since the writer died, so the next audit reads it whole.
  if (await isDone(workspace, repository, pending)) return makeMove(workspace, (log) => log);
  await updateBaseline(workspace, (current) => (current === null ? null : withoutMove(current)));
}

async function isDone(
  { root }: WritableWorkspace,
  repository: Repository | null,
  { commit, change }: BaselineMove,
): Promise<boolean> {
  if (commit === null) return (await readChangeState(root)).lastChange === change;
  return repository !== null && isAncestor(repository, commit);
}

/** Where the file has the content that was recorded, its stat saves the next look from reading it. */
async function withStats(
  { reads }: WritableWorkspace,
  files: Readonly<Record<string, WatchedFile>>,
): Promise<Record<string, WatchedFile>> {
  const marked: Record<string, WatchedFile> = {};
  for (const [path, file] of Object.entries(files)) {
    const present = await markFile(reads, path);
    marked[path] = present.mark === file.mark ? { ...file, ...present } : file;
  }
  return marked;
}
