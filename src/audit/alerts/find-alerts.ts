import type { Alert } from './alert.js';
import { findLogAlert } from './altered-log-alert.js';
import { findFileAlerts } from './file-alerts.js';
import { findHistoryAlert } from './history-alert.js';
import { findPersonaAlerts } from './persona-alerts.js';
import type { AuditState } from './read-audit-state.js';

/** All open alerts, most serious first. Read-only. */
export async function findAlerts(facts: AuditState): Promise<Alert[]> {
  const files = await findFileAlerts(facts);
  const alerts = [
    ...findHistoryAlert(facts),
    ...files,
    ...findPersonaAlerts(facts, files),
    ...(await findLogAlert(facts)),
  ];
  const { settled } = facts.confirmedState;
  return alerts.filter(({ id }) => !settled.includes(id)).sort((one, other) => rank(one) - rank(other));
}

function rank({ severity }: Alert): number {
  return severity === 'critical' ? 0 : 1;
}
