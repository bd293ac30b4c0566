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
import type { LintReport } from '../../src/lint/lint-workspace.js';
import { plural } from '../../src/lint/report/count-words.js';
import type { CommandContext } from '../command.js';
import type { BaselineRequest } from './request.js';
import { writeReport } from './write-report.js';

/** Writes the baseline if that was asked for, and takes out of the report what it knows. */
export async function settleBaseline(
  context: CommandContext,
  request: BaselineRequest,
  report: LintReport,
): Promise<BaselinedReport> {
  const { ruleCatalogue } = await import('../../src/lint/rule-catalogue.js');
  const security = new Set(ruleCatalogue.filter((rule) => rule.security !== undefined).map(({ id }) => id));
  const coverage: Coverage = { mayHold: (ruleId) => request.holdsSecurity || !security.has(ruleId) };
  const baseline = await chosenBaseline(context, request, { report, coverage });
  const settled = applyBaseline(report, baseline, coverage);
  const kept = settled.report.findings.filter(({ ruleId }) => security.has(ruleId)).length;
  if (request.task === 'update' && kept > 0) {
    context.terminal.note(
      `${plural(kept, 'finding')} about security left out: mend them, or accept them with --baseline-security.`,
    );
  }
  return settled;
}

type Basis = { readonly report: LintReport; readonly coverage: Coverage };

async function chosenBaseline(
  { terminal, global }: CommandContext,
  request: BaselineRequest,
  { report, coverage }: Basis,
): Promise<Baseline> {
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
      hint: `Make one with \`agentsoul lint --baseline ${name} --update-baseline\`.`,
      cause: error,
    });
  }
  return parseBaseline(text, name);
}
