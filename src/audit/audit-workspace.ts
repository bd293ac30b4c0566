import type { Workspace } from '../workspace/workspace.js';
import { type Alert, alertId } from './alerts/alert.js';
import type { Facts } from './alerts/facts.js';
import { lookForAlerts } from './alerts/look-for-alerts.js';
import { judgeRange } from './base/judge-range.js';
import { changesSince, type RecentChanges } from './changes-since.js';
import { rememberLook } from './remember-look.js';

export type AuditOptions = {
  /** Judge only what changed since this revision, by what commits say of themselves, as in CI. */
  readonly base?: string | undefined;
  /** Whether a person reads the answer, so that the next look begins here. */
  readonly hasLooked?: boolean | undefined;
};

export type AuditReport = {
  readonly ok: boolean;
  readonly head: string | null;
  /** The commit that a person last confirmed; null where nobody has. */
  readonly baseline: string | null;
  readonly alerts: readonly Alert[];
  /** How many changes there are since the last look, or since the base. */
  readonly changes: number;
  readonly since: string | null;
  readonly recent: RecentChanges['entries'];
  /** What to acknowledge to confirm a workspace that was found as it is; null where it is confirmed. */
  readonly unconfirmed: string | null;
  /** The name of the layout that decides what is watched. */
  readonly profile: string;
};

/** What nobody has explained yet, and what changed. Writes nothing to the workspace; what was looked at is noted in the user's state. */
export async function auditWorkspace(workspace: Workspace, options: AuditOptions = {}): Promise<AuditReport> {
  if (options.base !== undefined) return judgeRange(workspace, options.base);
  const { facts, alerts: found } = await lookForAlerts(workspace);
  const recent = await changesSince(facts);
  await rememberLook(facts, { alerts: found, hasLooked: options.hasLooked === true });
  const alerts = await explained(facts, found);
  return {
    ok: alerts.length === 0,
    head: facts.head,
    baseline: facts.baseline.confirmed?.commit ?? null,
    alerts,
    changes: recent.count,
    since: recent.since,
    recent: recent.entries,
    unconfirmed: facts.baseline.confirmed === null ? firstLookId(workspace) : null,
    profile: workspace.profile.name,
  };
}

/** What stands for the whole workspace where it was found as it is. */
export function firstLookId({ root }: Pick<Workspace, 'root'>): string {
  return alertId('first look', root);
}

async function explained(facts: Facts, alerts: readonly Alert[]): Promise<Alert[]> {
  if (alerts.length === 0) return [];
  // The linter is large, and needed only where something has to be explained.
  const { explainAlert } = await import('./explain/explain-alert.js');
  return Promise.all(alerts.map((alert) => explainAlert(facts, alert)));
}
