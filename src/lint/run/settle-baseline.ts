import { SoulError } from '../../errors/soul-error.js';
import {
  applyBaseline,
  type BaselinedReport,
  type Coverage,
  pruneBaseline,
  totalOf,
  updateBaseline,
} from '../baseline/apply-baseline.js';
import { type Baseline, baselineText, parseBaseline } from '../baseline/baseline-file.js';
import { reportStaleEntries } from '../baseline/report-stale-entries.js';
import type { LintReport } from '../lint-workspace.js';
import { selectFindings } from '../report/select-findings.js';
import { plural } from '../report/summary-line.js';
import { ruleCatalogue } from '../rule-catalogue.js';
import { severitiesOf } from '../suppressions/rule-severities.js';
import type { Target } from './find-targets.js';

/** A file with known findings, and what to do with it. */
export type BaselineRequest = {
  /** As given, for messages. */
  readonly name: string;
  /** Its whole path. */
  readonly file: string;
  /** What stands in it; null where it could not be read. */
  readonly text: string | null;
  readonly task: 'apply' | 'update' | 'prune';
  readonly holdsSecurity: boolean;
};

export type SettledBaseline = BaselinedReport & {
  /** What belongs into the file from now on; null where it stays as it is. */
  readonly text: string | null;
  /** What that would be, in words. */
  readonly summary: string | null;
  readonly notes: readonly string[];
};

type Basis = {
  readonly report: LintReport;
  readonly targets: readonly Target[];
  /** The revision that was compared with. */
  readonly base: string | undefined;
  /** Whether every rule looked at every file. What was not looked for can't be called mended. */
  readonly isWhole: boolean;
};

/** Takes out of a report what the baseline knows, and writes the baseline anew if that was asked for. Stale entries are a finding of their own. */
export async function settleBaseline(request: BaselineRequest, basis: Basis): Promise<SettledBaseline> {
  const { report, targets, isWhole } = basis;
  const security = new Set<string>(ruleCatalogue.filter((rule) => rule.security !== undefined).map(({ id }) => id));
  const coverage: Coverage = { mayHold: (ruleId) => request.holdsSecurity || !security.has(ruleId) };
  const { baseline, ...made } = await chosenBaseline(request, basis, coverage);
  const applied = applyBaseline(report, baseline, coverage);
  const kept = applied.report.findings.filter(({ ruleId }) => security.has(ruleId)).length;
  const notes =
    request.task === 'update' && kept > 0
      ? [
          ...made.notes,
          `${plural(kept, 'finding')} of security rules left out: fix them, or accept them with --baseline-security.`,
        ]
      : made.notes;
  const settled = { ...applied, ...made, notes };
  if (!isWhole) return { ...settled, gone: 0 };
  const severity = targets.flatMap(({ workspace }) => severitiesOf({ ...workspace.config }).get('META005') ?? [])[0];
  if (severity === 'off') return settled;
  const stale = reportStaleEntries(baseline, report, { path: request.name, severity });
  if (stale === null) return settled;
  const findings = [...settled.report.findings, stale];
  return { ...settled, report: selectFindings({ ...settled.report, findings }, () => true) };
}

type Chosen = { readonly baseline: Baseline } & Pick<SettledBaseline, 'text' | 'summary' | 'notes'>;

async function chosenBaseline(
  request: BaselineRequest,
  { base, report, targets }: Basis,
  coverage: Coverage,
): Promise<Chosen> {
  const asItIs = { text: null, summary: null, notes: [] };
  if (base !== undefined) {
    const { baselineAtRevision } = await import('../baseline/baseline-at-revision.js');
    for (const { workspace } of targets) {
      const text = await baselineAtRevision(workspace, { revision: base, file: request.file });
      // One that lies in no repository can't come from the change, which could accept its own findings with it.
      if (text === 'elsewhere') continue;
      if (text !== null) return { ...asItIs, baseline: parseBaseline(text, request.name) };
      const note = `There is no ${request.name} in ${base}, so it contains no accepted findings.`;
      return { ...asItIs, baseline: new Map(), notes: [note] };
    }
  }
  if (request.task === 'apply') return { ...asItIs, baseline: readBaseline(request) };
  const before = request.task === 'prune' ? readBaseline(request) : null;
  const baseline = before === null ? updateBaseline(report, coverage) : pruneBaseline(before, report);
  const summary =
    before === null
      ? `${plural(totalOf(baseline), 'finding')} in ${request.name}`
      : `${plural(totalOf(before) - totalOf(baseline), 'finding')} removed from ${request.name}, ${totalOf(baseline)} left`;
  return { baseline, text: baselineText(baseline), summary, notes: [] };
}

function readBaseline({ text, name }: BaselineRequest): Baseline {
  if (text !== null) return parseBaseline(text, name);
  throw new SoulError('usage', `There is no baseline ${name}.`, {
    hint: `Create one with \`agentsoul lint --baseline ${name} --update-baseline\`.`,
  });
}
