import type { LintReport } from '../../../lint/lint-workspace.js';
import type { Checked, CheckedFolder, FindingMark } from '../../../lint/run/lint-targets.js';
import type { SettledBaseline } from '../../../lint/run/settle-baseline.js';

/** What lint found, with paths that lead from where the user stands, and what reports need besides. */
export type LintAnswer = LintReport & {
  /** One for each folder that was checked, with paths that lead from it. */
  readonly parts: readonly CheckedFolder[];
  /** For each finding, in the same order: where in its excerpt it is, and what its fix would write. */
  readonly marks: readonly FindingMark[];
  readonly notes: readonly string[];
  readonly baseline: Pick<SettledBaseline, 'known' | 'gone' | 'text' | 'summary'> | null;
};

export function lintAnswer({ report, parts, notes, markOf }: Checked, settled: SettledBaseline | null): LintAnswer {
  const shown = settled?.report ?? report;
  return {
    ...shown,
    parts,
    marks: shown.findings.map(markOf),
    notes: [...notes, ...(settled?.notes ?? [])],
    baseline: settled === null ? null : baselineOf(settled),
  };
}

function baselineOf({ known, gone, text, summary }: SettledBaseline): LintAnswer['baseline'] {
  return { known, gone, text, summary };
}
