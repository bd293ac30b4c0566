import { type Severity, severities } from './finding.js';
import { familyOf, type Report, type Rule } from './rule.js';
import type { LintDocument } from './text/lint-document.js';

/**
 * What a finding counts: the rule's own severity, one step less for commands and references in files that nobody loads by
 * itself. What stands in a prompt of every session weighs full.
 */
export function severityOf(rule: Rule, report: Pick<Report, 'severity'>, document: LintDocument | null): Severity {
  if (report.severity !== undefined) return report.severity;
  const isFarAway = document !== null && (document.load === 'looked-up' || document.load === 'none');
  const isSofter = isFarAway && softer.has(familyOf(rule.id));
  return isSofter ? lowered(rule.severity) : rule.severity;
}

const softer = new Set(['EXE', 'PII']);

export function lowered(severity: Severity): Severity {
  return severities[Math.min(severities.length - 1, severities.indexOf(severity) + 1)] ?? 'info';
}
