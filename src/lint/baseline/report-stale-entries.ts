import type { Finding, Severity } from '../finding.js';
import type { LintReport } from '../lint-workspace.js';
import { ruleCatalogue } from '../rule-catalogue.js';
import { rule } from '../rules/META005.js';
import { toFindings } from '../run-rules.js';
import { reportSuppressions } from '../suppressions/report-suppressions.js';
import type { Baseline } from './baseline-file.js';

type Stale = {
  /** Of the baseline, as the reader knows it. */
  readonly path: string;
  readonly severity?: Severity | undefined;
};

/** What is said about entries of a baseline whose findings are gone; null when there is none. For checks that looked at everything. */
export function reportStaleEntries(baseline: Baseline, report: LintReport, { path, severity }: Stale): Finding | null {
  const present = new Set(report.findings.map(({ fingerprint }) => fingerprint));
  const stale = [...baseline].flatMap(([fingerprint, entry]) =>
    present.has(fingerprint) ? [] : [{ ruleId: entry.rule, path: entry.path }],
  );
  const options = {
    config: {},
    knownRules: ruleCatalogue.map(({ id }) => id),
    ranRules: new Set<string>(),
    baseline: { path, stale },
  };
  const reports = reportSuppressions([], options).map(({ report: told }) => ({ rule, report: told }));
  const finding = toFindings(reports, { documents: new Map(), provenance: 'unknown' })[0]?.finding ?? null;
  return finding === null || severity === undefined ? finding : { ...finding, severity };
}
