import { readFile } from 'node:fs/promises';
import { SoulError } from '../../src/errors/soul-error.js';
import {
  applyBaseline,
  type BaselinedReport,
  type Coverage,
  pruneBaseline,
  totalOf,
  updateBaseline,
} from '../../src/lint/baseline/apply-baseline.js';
import { type Baseline, baselineText, parseBaseline } from '../../src/lint/baseline/baseline.js';
import { staleFinding } from '../../src/lint/baseline/stale-entries.js';
import type { LintReport } from '../../src/lint/lint-workspace.js';
import { plural } from '../../src/lint/report/count-words.js';
import { selectFindings } from '../../src/lint/report/select-findings.js';
import { severitiesOf } from '../../src/lint/suppressions/rule-severities.js';
import type { CommandContext } from '../command.js';
import type { Target } from './find-targets.js';
import type { BaselineRequest, LintRequest } from './request.js';
import { writeReport } from './write-report.js';

/** Writes the baseline if that was asked for, and takes out of the report what it knows. Stale entries are a finding of their own. */
export async function settleBaseline(
  context: CommandContext,
  request: LintRequest & { readonly baseline: BaselineRequest },
  { report, targets }: { readonly report: LintReport; readonly targets: readonly Target[] },
): Promise<BaselinedReport> {
  const { ruleCatalogue } = await import('../../src/lint/rule-catalogue.js');
  const security = new Set(ruleCatalogue.filter((rule) => rule.security !== undefined).map(({ id }) => id));
  const coverage: Coverage = { mayHold: (ruleId) => request.baseline.holdsSecurity || !security.has(ruleId) };
  const baseline = await chosenBaseline(context, request, { report, coverage, targets });
  const settled = applyBaseline(report, baseline, coverage);
  const kept = settled.report.findings.filter(({ ruleId }) => security.has(ruleId)).length;
  if (request.baseline.task === 'update' && kept > 0) {
    context.terminal.note(
      `${plural(kept, 'finding')} of security rules left out: fix them, or accept them with --baseline-security.`,
    );
  }
  // What was not looked for can't be called mended.
  if (!looksAtEverything(request, targets)) return { ...settled, gone: 0 };
  const severity = targets.flatMap(({ workspace }) => severitiesOf({ ...workspace.config }).get('META005') ?? [])[0];
  if (severity === 'off') return settled;
  const stale = staleFinding(baseline, report, { path: request.baseline.name, severity });
  if (stale === null) return settled;
  const findings = [...settled.report.findings, stale];
  return { ...settled, report: selectFindings({ ...settled.report, findings }, () => true) };
}

function looksAtEverything({ engine, stdinAs }: LintRequest, targets: readonly Target[]): boolean {
  const { only, skip, base, minSeverity } = engine;
  const isWhole = base === undefined && minSeverity === undefined && stdinAs === null;
  const hasAllRules = (only?.length ?? 0) === 0 && (skip?.length ?? 0) === 0;
  return isWhole && hasAllRules && targets.every(({ paths }) => paths === null);
}

type Basis = { readonly report: LintReport; readonly coverage: Coverage; readonly targets: readonly Target[] };

async function chosenBaseline(
  { terminal, global }: CommandContext,
  { baseline: request, engine }: LintRequest & { readonly baseline: BaselineRequest },
  { report, coverage, targets }: Basis,
): Promise<Baseline> {
  if (engine.base !== undefined) {
    const { baselineAt } = await import('../../src/lint/baseline/baseline-at.js');
    for (const { workspace } of targets) {
      const text = await baselineAt(workspace, { revision: engine.base, file: request.file });
      // One that lies in no repository can't come from the change, which could accept its own findings with it.
      if (text === 'elsewhere') continue;
      if (text !== null) return parseBaseline(text, request.name);
      terminal.note(`There is no ${request.name} in ${engine.base}, so it contains no accepted findings.`);
      return new Map();
    }
  }
  if (request.task === 'apply') return readBaseline(request);
  const before = request.task === 'prune' ? await readBaseline(request) : null;
  const baseline = before === null ? updateBaseline(report, coverage) : pruneBaseline(before, report);
  const text = baselineText(baseline);
  const what =
    before === null
      ? `${plural(totalOf(baseline), 'finding')} in ${request.name}`
      : `${plural(totalOf(before) - totalOf(baseline), 'finding')} removed from ${request.name}, ${totalOf(baseline)} left`;
  if (global.dryRun) terminal.note(`Dry run: ${what}. Nothing was changed.`);
  else {
    await writeReport(request.file, text);
    terminal.note(`${terminal.style.green('✔')} ${what}.`);
  }
  return baseline;
}

async function readBaseline({ file, name }: BaselineRequest): Promise<Baseline> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    throw new SoulError('usage', `There is no baseline ${name}.`, {
      hint: `Create one with \`agentsoul lint --baseline ${name} --update-baseline\`.`,
      cause: error,
    });
  }
  return parseBaseline(text, name);
}
