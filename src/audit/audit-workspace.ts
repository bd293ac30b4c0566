import type { Workspace } from '../workspace/workspace.js';
import { type Alert, alertId } from './alerts/alert.js';
import { findStableAlerts } from './alerts/find-stable-alerts.js';
import type { AuditState } from './alerts/read-audit-state.js';
import { auditCommitRange } from './base-revision/audit-commit-range.js';
import { changesSinceLastAudit, type RecentChanges } from './changes-since-last-audit.js';
import { recordAuditProgress } from './record-audit-progress.js';

export type AuditOptions = {
  /** Check only changes since this revision, by their commit messages, as in CI. */
  readonly base?: string | undefined;
  /** Whether a person reads the result, so that the next audit starts here. */
  readonly hasLooked?: boolean | undefined;
};

export type AuditReport = {
  readonly ok: boolean;
  readonly head: string | null;
  /** The commit that a person last confirmed; null if nobody has. */
  readonly baseline: string | null;
  readonly alerts: readonly Alert[];
  /** How many changes there are since the last audit, or since the base revision. */
  readonly changes: number;
  readonly since: string | null;
  readonly recent: RecentChanges['entries'];
  /** The id to acknowledge for a workspace that nobody has confirmed yet; null if it is confirmed. */
  readonly unconfirmed: string | null;
  /** The name of the layout that decides what is watched. */
  readonly profile: string;
};

/** Open alerts and recent changes. Writes nothing to the workspace; the progress is saved in the user's state folder. */
export async function auditWorkspace(workspace: Workspace, options: AuditOptions = {}): Promise<AuditReport> {
  if (options.base !== undefined) return auditCommitRange(workspace, options.base);
  const { facts, alerts: found } = await findStableAlerts(workspace);
  const recent = await changesSinceLastAudit(facts);
  await recordAuditProgress(facts, { alerts: found, hasLooked: options.hasLooked === true });
  const alerts = await explained(facts, found);
  return {
    ok: alerts.length === 0,
    head: facts.head,
    baseline: facts.confirmedState.confirmed?.commit ?? null,
    alerts,
    changes: recent.count,
    since: recent.since,
    recent: recent.entries,
    unconfirmed: facts.confirmedState.confirmed === null ? firstLookId(workspace) : null,
    profile: workspace.profile.name,
  };
}

/** The id of the whole workspace at the first audit. */
export function firstLookId({ root }: Pick<Workspace, 'root'>): string {
  return alertId('first look', root);
}

async function explained(facts: AuditState, alerts: readonly Alert[]): Promise<Alert[]> {
  if (alerts.length === 0) return [];
  // The linter is large, and needed only to explain alerts.
  const { explainAlert } = await import('./explain/explain-alert.js');
  return Promise.all(alerts.map((alert) => explainAlert(facts, alert)));
}
