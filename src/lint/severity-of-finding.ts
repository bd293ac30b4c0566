import { isAtLeast, type Severity, severities } from './finding.js';
import type { Provenance } from './linted-workspace.js';
import { familyOf, type Report, type Rule } from './rule.js';
import type { LintDocument } from './text/lint-document.js';

/**
 * What a finding counts: the rule's own severity, one step less for personal data in files that nobody loads by itself. An order
 * that stands in plain sight is an error where it is new; where nothing tells who wrote it, a person has to look.
 */
export function severityOf(
  rule: Rule,
  report: Pick<Report, 'severity' | 'severityIfStanding'>,
  { document, provenance }: { readonly document: LintDocument | null; readonly provenance: Provenance },
): Severity {
  const severity = report.severity ?? severityByLoad(rule, document);
  const { severityIfStanding } = report;
  if (provenance === 'changed' || severityIfStanding === undefined) return severity;
  return isAtLeast(severity, severityIfStanding) ? severityIfStanding : severity;
}

function severityByLoad(rule: Rule, document: LintDocument | null): Severity {
  const isFarAway = document !== null && (document.load === 'looked-up' || document.load === 'none');
  return isFarAway && softer.has(familyOf(rule.id)) ? lowered(rule.severity) : rule.severity;
}

const softer = new Set(['EXE', 'PII']);

export function lowered(severity: Severity): Severity {
  return severities[Math.min(severities.length - 1, severities.indexOf(severity) + 1)] ?? 'info';
}
