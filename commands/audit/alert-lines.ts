import type { Alert } from '../../src/index.js';
import { style } from '../ui/style.js';

/** Alerts for people: what, who, what it means, what to do. A range in CI is not settled by acknowledging. */
export function alertLines(
  alerts: readonly Alert[],
  { canBeAccepted = true }: { canBeAccepted?: boolean } = {},
): string[] {
  return alerts.flatMap((alert) => ['', ...describe(alert, canBeAccepted)]).slice(1);
}

function describe(alert: Alert, canBeAccepted: boolean): string[] {
  const { id, severity, kind, summary, explanation = [], commit, path } = alert;
  const paint = severity === 'critical' ? style.red : style.yellow;
  const look =
    commit === undefined || kind === 'history-rewritten' ? null : `agentsoul audit show ${commit.slice(0, 10)}`;
  const steps = [
    ...(look === null ? [] : [`look: ${style.bold(look)}`]),
    ...(kind === 'uncommitted' ? [`it was you: ${style.bold(`agentsoul save ${path} --reason "…"`)}`] : []),
    ...(canBeAccepted ? [`it is fine: ${style.bold(`agentsoul audit ack ${id} --reason "…"`)}`] : []),
  ];
  return [
    `${paint(`! ${severity.toUpperCase()}`)} ${style.bold(kind)} ${style.dim(id)}`,
    `  ${summary}`,
    ...(explanation.length === 0 ? [] : [`  ${explanation.join(' ')}`]),
    ...steps.map((step) => style.dim(`  ${step}`)),
  ];
}

export function countAlerts(alerts: readonly Alert[]): string {
  if (alerts.length === 0) return `${style.green('✔')} No alerts are open.`;
  return style.red(`✖ ${alerts.length} ${alerts.length === 1 ? 'alert is' : 'alerts are'} open.`);
}
