import type { Alert } from '../../src/audit/alerts/alert.js';
import { style } from '../ui/style.js';

/** Alerts for people: what, who, what it means, what to do. */
export function alertLines(alerts: readonly Alert[]): string[] {
  return alerts.flatMap((alert) => ['', ...describe(alert)]).slice(1);
}

function describe({ id, severity, kind, summary, explanation = [], commit, path }: Alert): string[] {
  const paint = severity === 'critical' ? style.red : style.yellow;
  const look =
    commit === undefined || kind === 'history-rewritten' ? null : `agentsoul audit show ${commit.slice(0, 10)}`;
  const steps = [
    ...(look === null ? [] : [`look: ${style.bold(look)}`]),
    ...(kind === 'uncommitted' ? [`it was you: ${style.bold(`agentsoul save ${path} --reason "…"`)}`] : []),
    `it is fine: ${style.bold(`agentsoul audit ack ${id} --reason "…"`)}`,
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
