import type { Finding } from '../../lint/finding.js';
import type { LintReport } from '../../lint/lint-workspace.js';
import type { RuleSummary } from '../../lint/rule-catalogue.js';
import { maskCredentials } from '../../secrets/mask-credentials.js';
import { type Alert, type AlertKind, alertKinds } from '../alerts/alert.js';

/** Alerts in the form that reports for CI are made from. */
export function toLintReport(
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
    hint: 'Let the owner review the change and make it with `agentsoul save` at a terminal.',
    fingerprint: id,
  };
}

const titles: Record<AlertKind, string> = {
  'critical-change': 'Watched file changed without approval',
  'unauthorised-actor': 'Watched file changed by an actor that may not',
  unattended: 'Watched file changed with nobody at a terminal',
  uncommitted: 'Watched file edited and not committed',
  'log-mismatch': 'Audit log that disagrees with git',
  'history-rewritten': 'History rewritten',
  'risky-diff': 'Change that brings a risk',
};

export const auditRules: readonly RuleSummary[] = alertKinds.map((kind) => ({
  id: ruleIdOf(kind),
  title: titles[kind],
  severity: 'error',
  confidence: 'high',
  security: 7,
}));
