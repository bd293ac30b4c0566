import type { Plan } from '../../src/journal/plan.js';
import type { Scope } from '../../src/scopes/scopes.js';
import type { Workspace } from '../../src/workspace/workspace.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { ceilingOf } from '../here.js';
import { fileAddition, fileDiff, filesFor, plannedFiles } from './plan-diff.js';

/**
 * What a plan would change, as a diff; nothing is written. Whoever is not the owner sees the lines that they add, and nothing of what
 * stands around them or in the records.
 */
export async function showPlan(
  context: CommandContext,
  workspace: Workspace,
  plan: Plan,
  scope: Scope = ceilingOf(context),
): Promise<ExitCode> {
  const { terminal, global } = context;
  const changed = filesFor(workspace, scope, await plannedFiles(workspace, plan));
  if (global.json) {
    const files = changed.map(({ path, before, after }) => ({
      path,
      action: after === null ? 'DELETE' : before === null ? 'CREATE' : 'EDIT',
    }));
    terminal.json({ dryRun: true, summary: plan.summary, files, ...(plan.warnings && { warnings: plan.warnings }) });
    return ExitCode.ok;
  }
  for (const file of changed) terminal.print(scope.kind === 'main' ? fileDiff(file) : fileAddition(file));
  for (const warning of plan.warnings ?? []) terminal.err(`${terminal.style.yellow('!')} ${warning}`);
  terminal.note(`Dry run: ${plan.summary}. Nothing was changed.`);
  return ExitCode.ok;
}
