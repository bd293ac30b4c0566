import type { Finding, Severity } from '../finding.js';
import type { LintReport } from '../lint-workspace.js';

/** The report with these findings only; what is counted fits them. */
export function selectFindings(report: LintReport, isKept: (finding: Finding) => boolean): LintReport {
  const findings = report.findings.filter(isKept);
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  const summary = { error: count('error'), warning: count('warning'), info: count('info') };
  return { ...report, ok: summary.error === 0 && report.unreadable.length === 0, summary, findings };
}
