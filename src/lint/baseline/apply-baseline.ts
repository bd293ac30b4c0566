import type { Finding } from '../finding.js';
import type { LintReport } from '../lint-workspace.js';
import { selectFindings } from '../report/select-findings.js';
import { type Baseline, type BaselineEntry, baselineOf } from './baseline-file.js';

/** Which rules a lint baseline may contain. Attacks and leaks are excluded unless the caller allows them. */
export type Coverage = { readonly mayHold: (ruleId: string) => boolean };

export type BaselinedReport = {
  /** Findings that are not in the lint baseline. */
  readonly report: LintReport;
  readonly known: number;
  /** Entries of the lint baseline without a finding. */
  readonly gone: number;
};

export function applyBaseline(report: LintReport, baseline: Baseline, { mayHold }: Coverage): BaselinedReport {
  const left = new Map([...baseline].map(([fingerprint, { count }]) => [fingerprint, count]));
  const isNew = ({ fingerprint, ruleId }: Finding) => {
    const count = mayHold(ruleId) ? (left.get(fingerprint) ?? 0) : 0;
    if (count > 0) left.set(fingerprint, count - 1);
    return count === 0;
  };
  const selected = selectFindings(report, isNew);
  return {
    report: selected,
    known: report.findings.length - selected.findings.length,
    gone: totalOf(baseline) - totalOf(pruneBaseline(baseline, report)),
  };
}

/** A lint baseline of all current findings. */
export function updateBaseline(report: LintReport, { mayHold }: Coverage): Baseline {
  return baselineOf(report.findings.filter(({ ruleId }) => mayHold(ruleId)));
}

/** The lint baseline without fixed findings. It never grows. */
export function pruneBaseline(baseline: Baseline, report: LintReport): Baseline {
  const present = baselineOf(report.findings);
  const pruned = new Map<string, BaselineEntry>();
  for (const [fingerprint, entry] of baseline) {
    const count = Math.min(entry.count, present.get(fingerprint)?.count ?? 0);
    if (count > 0) pruned.set(fingerprint, { ...entry, count });
  }
  return pruned;
}

export function totalOf(baseline: Baseline): number {
  return [...baseline.values()].reduce((total, { count }) => total + count, 0);
}
