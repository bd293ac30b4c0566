import { SoulError } from '../../src/errors/soul-error.js';
import { isPassed } from '../../src/lint/report/verdict.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { type Checked, checkTargets, checkText } from './check.js';
import { findTargets, type Target } from './find-targets.js';
import { printReport } from './print-report.js';
import type { LintRequest } from './request.js';

export async function lintOnce(context: CommandContext, request: LintRequest): Promise<ExitCode> {
  if (request.stdinAs !== null) {
    const text = await context.readStdin();
    const checked = await checkText(context, request, { text, path: request.stdinAs });
    return tell(context, request, { checked, targets: [] });
  }
  const targets = await findTargets(context);
  refusePartialBaseline(request, targets);
  if (request.fix === 'none')
    return tell(context, request, { checked: await checkTargets(context, request, targets), targets });

  const { fixTargets, previewFixes } = await import('./fix.js');
  if (context.global.dryRun) {
    return previewFixes(context, request, await checkTargets(context, request, targets));
  }
  const fixed = await fixTargets(context, request, targets);
  return tell(context, request, { checked: await checkTargets(context, request, targets), targets, fixed });
}

/** A baseline that is written after looking at some files would forget the others. */
function refusePartialBaseline({ baseline }: LintRequest, targets: readonly Target[]): void {
  if (baseline === null || baseline.task === 'apply' || targets.every(({ paths }) => paths === null)) return;
  throw new SoulError('usage', 'A baseline can only be written for whole workspaces, not for single files.', {
    hint: 'Name the folder of the workspace, or no path.',
  });
}

async function tell(
  context: CommandContext,
  request: LintRequest,
  {
    checked,
    targets,
    fixed = null,
  }: { checked: Checked; targets: readonly Target[]; fixed?: readonly object[] | null },
): Promise<ExitCode> {
  const { caretOf, replacementsOf, parts } = checked;
  let { report } = checked;
  let baseline = null;
  if (report.base?.isMergeBase === false)
    context.terminal.note(
      `The history does not show where this change and ${report.base.revision} diverged, so it was compared with ${report.base.revision} itself. In CI, fetch the whole history.`,
    );
  if (request.baseline !== null) {
    const { settleBaseline } = await import('./settle-baseline.js');
    const asked = { ...request, baseline: request.baseline };
    const { known, gone, report: unknown } = await settleBaseline(context, asked, { report, targets });
    report = unknown;
    baseline = { known, gone };
  }
  await printReport(context, request, { report, parts, caretOf, replacementsOf, baseline, fixed });
  return isPassed(report, request.gate) ? ExitCode.ok : ExitCode.findings;
}
