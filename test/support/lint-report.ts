import type { Finding } from '../../src/lint/finding.js';
import type { LintReport } from '../../src/lint/lint-workspace.js';
import { selectFindings } from '../../src/lint/report/select-findings.js';

let count = 0;

/** A finding of the tea house, with what a test cares about laid over it. */
export function findingOf(changes: Partial<Finding> = {}): Finding {
  count += 1;
  return {
    ruleId: 'HID001',
    severity: 'error',
    confidence: 'high',
    path: 'MEMORY.md',
    line: 3,
    column: 5,
    message: 'Hidden characters spell out text that only a model reads.',
    fingerprint: count.toString(16).padStart(16, '0'),
    ...changes,
  };
}

export function reportOf(findings: readonly Finding[], changes: Partial<LintReport> = {}): LintReport {
  const empty: LintReport = {
    ok: true,
    summary: { error: 0, warning: 0, info: 0 },
    checked: { files: 14, rules: 98 },
    findings,
    suppressed: 0,
    profile: 'agentsoul',
    unreadable: [],
    ...changes,
  };
  return selectFindings(empty, () => true);
}
