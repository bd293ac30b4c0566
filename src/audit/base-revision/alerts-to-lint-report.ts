import type { Finding } from '../../lint/finding.js';
import type { LintReport } from '../../lint/lint-workspace.js';
import type { RuleSummary } from '../../lint/rule-catalogue.js';
import { maskCredentials } from '../../secrets/mask-credentials.js';
import { type Alert, type AlertKind, alertKinds } from '../alerts/alert.js';

/** Converts alerts to findings for CI reports. */
export function alertsToLintReport(
  alerts: readonly Alert[],
  { profile, folder }: { profile: string; folder: string },
): LintReport {
  const findings = alerts.map((alert) => toFinding(alert, folder));
  const error = findings.filter(({ severity }) => severity === 'error').length;
  const files = new Set(alerts.map(({ path }) => path)).size;
  return {
    ok: alerts.length === 0,
    summary: { error, warning: findings.length - error, info: 0 },
    checked: { files, rules: alertKinds.length },
    findings,
    suppressed: 0,
    profile,
    unreadable: [],
  };
}

const ruleIdOf = (kind: AlertKind) => `AUDIT-${kind}`;

function toFinding({ id, kind, severity, path, summary, explanation = [] }: Alert, folder: string): Finding {
  return {
    ruleId: ruleIdOf(kind),
    severity: severity === 'critical' ? 'error' : 'warning',
    confidence: 'high',
    path: folder === '' ? path : `${folder}/${path}`,
    line: 1,
    column: 1,
    message: maskCredentials([summary, ...explanation].join(' ')),
    hint: 'Ask the owner to review the change and record it with `agentsoul save` at a terminal.',
    fingerprint: id,
  };
}

const titles: Record<AlertKind, string> = {
  'critical-change': 'Watched file changed without approval',
  'unauthorised-actor': 'Watched file changed by an unauthorised actor',
  unattended: 'Watched file changed without a person at a terminal',
  uncommitted: 'Watched file edited but not committed',
  'log-mismatch': 'Audit log does not match git',
  'history-rewritten': 'History rewritten',
  'risky-diff': 'Change with a risk',
};

export const auditRules: readonly RuleSummary[] = alertKinds.map((kind) => ({
  id: ruleIdOf(kind),
  title: titles[kind],
  severity: 'error',
  confidence: 'high',
  security: 7,
}));
