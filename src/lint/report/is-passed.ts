import { type Finding, isAtLeast, type Severity } from '../finding.js';
import type { LintReport } from '../lint-workspace.js';

export type Gate = {
  /** The mildest severity that fails the check. */
  readonly failOn: Severity | 'never';
  readonly maxWarnings?: number | undefined;
};

export function isFailure({ severity }: Pick<Finding, 'severity'>, { failOn }: Gate): boolean {
  return failOn !== 'never' && isAtLeast(severity, failOn);
}

/** Whether the check is passed. What could not be checked passes no gate: nobody knows what it holds. */
export function isPassed(report: LintReport, gate: Gate): boolean {
  if (report.unreadable.length > 0 && gate.failOn !== 'never') return false;
  if (report.findings.some((finding) => isFailure(finding, gate))) return false;
  return gate.maxWarnings === undefined || report.summary.warning <= gate.maxWarnings;
}
