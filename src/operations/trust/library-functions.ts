import type { AuditReport } from '../../audit/audit-workspace.js';
import type { Timeline } from '../../audit/log/read-audit-history.js';
import type { RollbackTarget } from '../../audit/rollback/rollback-target.js';
import type { Verification } from '../../audit/verify-workspace.js';
import type { Why } from '../../audit/why/explain-memory.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { CallerOptions } from '../caller-session.js';
import type { ChangeAnswer } from '../change-handler.js';
import type { Preview } from '../operation.js';
import { type OptionsOf, perform, performDry } from '../run-for-library.js';
import type { Acknowledged } from './audit-ack.js';
import type { OpenAlerts } from './audit-alerts.js';
import type { BlamedFile } from './audit-blame.js';
import type { MonthDigest } from './audit-digest.js';
import type { PruneAnswer } from './audit-prune.js';
import type { RebuiltLog } from './audit-rebuild.js';
import type { ShownChanges } from './audit-show.js';
import { trustOperations as operations } from './table.js';
import type { TrustAnswer } from './trust.js';
import type { TrustState } from './trust-show.js';

type AuditOptions = OptionsOf<typeof operations.audit>;
type TimelineOptions = OptionsOf<(typeof operations)['audit.log']>;
type WhyOptions = OptionsOf<(typeof operations)['audit.why'], 'memory'>;
type AcknowledgeOptions = OptionsOf<(typeof operations)['audit.ack'], 'id'>;
type SaveOptions = OptionsOf<typeof operations.save>;

/** What nobody has explained yet, and what changed. Writes nothing to the workspace. */
export function auditWorkspace(workspace: Workspace, options?: AuditOptions): Promise<AuditReport> {
  return perform(workspace, operations.audit, { ...options });
}

/** Open alerts alone. */
export function listAlerts(workspace: Workspace, options?: CallerOptions): Promise<OpenAlerts> {
  return perform(workspace, operations['audit.alerts'], { ...options });
}

/** Every check of files, actors, history and audit.log, with its result. */
export function verifyWorkspace(workspace: Workspace, options?: CallerOptions): Promise<Verification> {
  return perform(workspace, operations['audit.verify'], { ...options });
}

/** What changed, newest first. */
export function readTimeline(workspace: Workspace, options?: TimelineOptions): Promise<Timeline> {
  return perform(workspace, operations['audit.log'], { ...options });
}

/** Writes audit.log anew from git. */
export function rebuildAuditLog(workspace: Workspace, options?: CallerOptions): Promise<RebuiltLog> {
  return perform(workspace, operations['audit.rebuild'], { ...options });
}

/** One change by its id or commit, or all changes of a reflection. */
export function showChange(workspace: Workspace, change: string, options?: CallerOptions): Promise<ShownChanges> {
  return perform(workspace, operations['audit.show'], { ...options, change });
}

/** Which change each line of a file comes from, as it was last committed. */
export function blameFile(workspace: Workspace, file: string, options?: CallerOptions): Promise<BlamedFile> {
  return perform(workspace, operations['audit.blame'], { ...options, file });
}

/** Where a memory comes from, or why it is no longer known, by its id or words of it. */
export function explainMemory(workspace: Workspace, memory: string, options?: WhyOptions): Promise<Why> {
  return perform(workspace, operations['audit.why'], { ...options, memory });
}

/** Accepts an alert, or the one that is open. Needs a person at a terminal: `presence: 'tty'`. */
export function acknowledgeAlert(
  workspace: Workspace,
  id: string | undefined,
  options: AcknowledgeOptions,
): Promise<Acknowledged> {
  return perform(workspace, operations['audit.ack'], { ...options, id });
}

/** What happened in a month, `YYYY-MM`; this month so far unless named. */
export function readDigest(workspace: Workspace, month?: string, options?: CallerOptions): Promise<MonthDigest> {
  return perform(workspace, operations['audit.digest'], { ...options, month });
}

/** Replaces what audit.log holds beyond 90 days by a digest of each month. */
export function pruneLog(workspace: Workspace, options?: CallerOptions): Promise<PruneAnswer> {
  return perform(workspace, operations['audit.prune'], { ...options });
}

export function planPruneLog(workspace: Workspace, options?: CallerOptions): Promise<Preview<PruneAnswer>> {
  return performDry(workspace, operations['audit.prune'], { ...options });
}

/** Records edits made by hand: the named files, or everything that differs from git. */
export function save(workspace: Workspace, options: SaveOptions): Promise<ChangeAnswer> {
  return perform(workspace, operations.save, { ...options });
}

export function planSave(workspace: Workspace, options: SaveOptions): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations.save, { ...options });
}

/** Takes back a file, a reflection or the whole workspace in one change, which can be undone. */
export async function rollback(
  workspace: Workspace,
  target: RollbackTarget,
  options?: CallerOptions,
): Promise<ChangeAnswer & { readonly state: 'changed' | 'unchanged' }> {
  const change = await perform(workspace, operations.rollback, { ...options, ...target });
  return { state: change.changed ? 'changed' : 'unchanged', ...change };
}

export function planRollback(
  workspace: Workspace,
  target: RollbackTarget,
  options?: CallerOptions,
): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations.rollback, { ...options, ...target });
}

/** Takes back one change by its id or commit; without one, the latest that was not taken back. */
export function undo(workspace: Workspace, change?: string, options?: CallerOptions): Promise<ChangeAnswer> {
  return perform(workspace, operations.undo, { ...options, change });
}

export function planUndo(
  workspace: Workspace,
  change?: string,
  options?: CallerOptions,
): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations.undo, { ...options, change });
}

/** Which settings of the workspace need trust, and whether they have it. */
export function readTrust(workspace: Workspace, options?: CallerOptions): Promise<TrustState> {
  return perform(workspace, operations['trust.show'], { ...options });
}

/** Trusts the workspace with its present settings. Needs a person at a terminal: `presence: 'tty'`. */
export function trustWorkspace(
  workspace: Workspace,
  options?: OptionsOf<typeof operations.trust>,
): Promise<TrustAnswer> {
  return perform(workspace, operations.trust, { ...options });
}
