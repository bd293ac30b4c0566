import { invoke, isPassed, type LintAnswer, operations } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { checkFiles, readBaseline } from './check.js';
import { printReport } from './print-report.js';
import type { LintRequest } from './request.js';
import { writeReport } from './write-report.js';

export async function lintOnce(context: CommandContext, request: LintRequest): Promise<ExitCode> {
  if (request.stdinAs !== null) return report(context, request, { answer: await checkStdin(context, request) });
  if (request.fix === 'none') return report(context, request, { answer: await checkFiles(context, request) });
  const { fixFiles, printFixes } = await import('./fix.js');
  if (context.global.dryRun) return printFixes(context, request, await checkFiles(context, request));
  const fixed = await fixFiles(context, request);
  return report(context, request, { answer: await checkFiles(context, request), fixed });
}

async function checkStdin(context: CommandContext, { engine, baseline, stdinAs }: LintRequest): Promise<LintAnswer> {
  const { only, skip, minSeverity, minConfidence } = engine;
  return invoke(sessionHere(context), operations['lint.text'], {
    ...{ only, skip, minSeverity, minConfidence },
    text: await context.readStdin(),
    path: stdinAs ?? '',
    baseline: await readBaseline(baseline),
  });
}

async function report(
  context: CommandContext,
  request: LintRequest,
  { answer, fixed = null }: { answer: LintAnswer; fixed?: readonly object[] | null },
): Promise<ExitCode> {
  const { terminal, global } = context;
  if (answer.base?.isMergeBase === false)
    terminal.note(
      `The history does not tell where this change and ${answer.base.revision} parted, so it was compared with ${answer.base.revision} itself. In CI, fetch the whole history.`,
    );
  for (const note of answer.notes) terminal.note(note);
  const { text, summary } = answer.baseline ?? {};
  if (request.baseline !== null && typeof text === 'string') {
    if (global.dryRun) terminal.note(`Dry run: ${summary}. Nothing was changed.`);
    else {
      await writeReport(request.baseline.file, text);
      terminal.note(`${terminal.style.green('✔')} ${summary}.`);
    }
  }
  await printReport(context, request, { answer, fixed });
  return isPassed(answer, request.gate) ? ExitCode.ok : ExitCode.findings;
}
