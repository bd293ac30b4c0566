import { SoulError } from '../../errors/soul-error.js';
import { isAncestor, type Repository } from '../../git/repository.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { readChangeState } from '../../workspace/change-in-progress.js';
import { type LogSeal, readConfirmedState, type WatchedFile } from '../../workspace/confirmed-state.js';
import {
  applyStateUpdate,
  type ConfirmedStateUpdate,
  dropStateUpdate,
} from '../../workspace/confirmed-state-update.js';
import { fingerprintFile } from '../../workspace/file-fingerprint.js';
import { logStat } from '../audit-log/hash-chain.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { type PlannedChange, planStateUpdate } from './plan-state-update.js';
import { updateConfirmedState } from './update-confirmed-state.js';

/**
 * Records how the change will move the confirmed state, before the change takes effect. A full disk stops the change; an unwritable state
 * folder does not, and produces a warning instead.
 */
export async function recordStateUpdate(workspace: WritableWorkspace, change: PlannedChange): Promise<void> {
  const known = readConfirmedState(workspace);
  if (known === null) return;
  const pending = await planStateUpdate(workspace, known, change);
  const failure = await updateConfirmedState(workspace, (current) =>
    current === null ? null : { ...current, pending },
  );
  if (failure instanceof SoulError && failure.code === 'disk-full') throw failure;
  if (failure !== null && Object.keys(pending.files).length > 0)
    workspace.onWarning?.(
      `${failure.message} The confirmation could not be recorded, so the next audit reports an alert for ${Object.keys(pending.files).join(', ')}.`,
    );
}

/** Applies the move after the files and log lines of the change were written. */
export async function completeStateUpdate(workspace: WritableWorkspace): Promise<void> {
  await makeMove(workspace, (log) => ({ ...log, stat: logStat(workspace.root, auditLogPath(workspace)) }));
}

async function makeMove(workspace: WritableWorkspace, noteLog: (log: LogSeal) => LogSeal): Promise<void> {
  const pending = readConfirmedState(workspace)?.pending;
  if (pending === undefined) return;
  const files = await withStats(workspace, pending.files);
  await updateConfirmedState(workspace, (current) => {
    if (current?.pending === undefined) return current;
    const moved = applyStateUpdate(current, { ...current.pending, files });
    const isSealed = moved.log !== null && moved.log.chain === pending.log?.to;
    return isSealed ? { ...moved, log: noteLog(moved.log) } : moved;
  });
}

/** Applies or drops the move recorded by a crashed writer. The history decides, or without git the last completed change. */
export async function settleStateUpdate(workspace: WritableWorkspace, repository: Repository | null): Promise<void> {
  const pending = readConfirmedState(workspace)?.pending;
  if (pending === undefined) return;
  // The log may have been edited since the crash, so the next audit reads all of it.
  if (await isDone(workspace, repository, pending)) return makeMove(workspace, (log) => log);
  await updateConfirmedState(workspace, (current) => (current === null ? null : dropStateUpdate(current)));
}

async function isDone(
  { root }: WritableWorkspace,
  repository: Repository | null,
  { commit, change }: ConfirmedStateUpdate,
): Promise<boolean> {
  if (commit === null) return (await readChangeState(root)).lastChange === change;
  return repository !== null && isAncestor(repository, commit);
}

/** If the file has the recorded content, its stat saves the next audit from reading it. */
async function withStats(
  { reads }: WritableWorkspace,
  files: Readonly<Record<string, WatchedFile>>,
): Promise<Record<string, WatchedFile>> {
  const marked: Record<string, WatchedFile> = {};
  for (const [path, file] of Object.entries(files)) {
    const present = await fingerprintFile(reads, path);
    marked[path] = present.mark === file.mark ? { ...file, ...present } : file;
  }
  return marked;
}
