import type { LintReport } from '../lint-workspace.js';
import type { ModelReview } from '../model-review/review-with-model.js';

/** A report and the way from where its reader stands to the folder it is about: empty, or with a closing `/`. */
export type PlacedReport = { readonly report: LintReport; readonly prefix: string };

/** Several reports as one, in which paths lead from where the reader stands. Findings keep their order. */
export function mergeReports(placed: readonly PlacedReport[]): LintReport {
  const reports = placed.map(({ report }) => report);
  const sum = (count: (report: LintReport) => number) => reports.reduce((total, report) => total + count(report), 0);
  return {
    ok: reports.every(({ ok }) => ok),
    summary: {
      error: sum(({ summary }) => summary.error),
      warning: sum(({ summary }) => summary.warning),
      info: sum(({ summary }) => summary.info),
    },
    checked: {
      files: sum(({ checked }) => checked.files),
      rules: Math.max(0, ...reports.map(({ checked }) => checked.rules)),
    },
    findings: placed.flatMap(({ report, prefix }) =>
      prefix === '' ? report.findings : report.findings.map((finding) => ({ ...finding, path: prefix + finding.path })),
    ),
    unreadable: placed.flatMap(({ report, prefix }) =>
      report.unreadable.map(({ path, reason }) => ({ path: placedPath(prefix, path), reason })),
    ),
    suppressed: sum(({ suppressed }) => suppressed),
    profile: [...new Set(reports.map(({ profile }) => profile))].join(', '),
    ...(reports[0]?.base !== undefined && {
      base: reports.find(({ base }) => base?.isMergeBase === false)?.base ?? reports[0].base,
    }),
    ...mergeReadings(reports.flatMap(({ secondReading }) => secondReading ?? [])),
  };
}

/** The folder itself is called by its name from outside. */
function placedPath(prefix: string, path: string): string {
  return path === '.' && prefix !== '' ? prefix : prefix + path;
}

function mergeReadings(readings: readonly ModelReview[]): Pick<LintReport, 'secondReading'> {
  if (readings.length === 0) return {};
  const sum = (count: (reading: ModelReview) => number) => readings.reduce((all, one) => all + count(one), 0);
  return {
    secondReading: {
      by: [...new Set(readings.map(({ by }) => by))].join(', '),
      portions: sum(({ portions }) => portions),
      failed: sum(({ failed }) => failed),
      reason: readings.find(({ reason }) => reason !== null)?.reason ?? null,
    },
  };
}
