import { plural } from '../../src/lint/report/count-words.js';
import { harmless } from '../../src/lint/report/harmless.js';
import { applyPlan } from '../apply-plan.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import type { Checked } from './check.js';
import type { Target } from './find-targets.js';
import type { LintRequest } from './request.js';

/** Mends every folder through the journal, one change for each, and gives back what `--json` tells about the changes. */
export async function fixTargets(
  context: CommandContext,
  { engine, fix }: LintRequest,
  targets: readonly Target[],
): Promise<readonly object[]> {
  const { planLintFixes } = await import('../../src/lint/plan-fixes.js');
  const documents: object[] = [];
  // The report is the one document on standard output, so what changed is kept for it.
  const terminal = { ...context.terminal, json: (value: object) => void documents.push(value) };
  for (const { workspace, paths } of targets) {
    await applyPlan(
      { ...context, terminal },
      {
        workspace,
        mutation: 'lint --fix',
        trigger: fix === 'unsafe' ? 'agentsoul lint --fix --unsafe' : 'agentsoul lint --fix',
        // Checked again under the lock, so that a fix never meets another text than the one it was made for.
        plan: () => planLintFixes(workspace, { ...engine, ...(paths !== null && { paths }), unsafe: fix === 'unsafe' }),
        unchanged: 'Nothing to fix: no finding has an automatic fix.',
      },
    );
  }
  return documents;
}

/** What `--fix` would do. Told in words, because a diff would show what excerpts hide. */
export function previewFixes(context: CommandContext, { fix }: LintRequest, { report }: Checked): ExitCode {
  const { terminal, global } = context;
  const fixable = report.findings.filter(
    (finding) => finding.fix !== undefined && (finding.fix.safe || fix === 'unsafe'),
  );
  if (global.json) {
    const fixes = fixable.map(({ path, line, column, ruleId, fix: made }) => ({ path, line, column, ruleId, ...made }));
    terminal.json({ dryRun: true, fixes });
    return ExitCode.ok;
  }
  for (const { path, line, column, ruleId, fix: made } of fixable) {
    terminal.print(
      `${harmless(path)}:${line}:${column} ${harmless(made?.description ?? '')} ${terminal.style.dim(ruleId)}`,
    );
  }
  terminal.note(`Dry run: ${plural(fixable.length, 'fix').replace(/fixs$/, 'fixes')}. Nothing was changed.`);
  return ExitCode.ok;
}
