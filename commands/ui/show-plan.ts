import type { Plan } from '../../src/journal/plan.js';
import type { Workspace } from '../../src/workspace/workspace.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { unifiedDiff } from './diff.js';

/** What a plan would change, as a diff; nothing is written. */
export async function showPlan(
  { terminal, global }: CommandContext,
  workspace: Workspace,
  plan: Plan,
): Promise<ExitCode> {
  const edits = await Promise.all(
    plan.edits.map(async ({ path, content }) => {
      const file = await workspace.snapshot((reader) => reader.read(path));
      const before = file.state === 'present' ? file.bytes.toString('utf8') : null;
      return { path, before, after: content === null ? null : Buffer.from(content).toString('utf8') };
    }),
  );
  if (global.json) {
    const files = edits.map(({ path, before, after }) => ({
      path,
      action: after === null ? 'DELETE' : before === null ? 'CREATE' : 'EDIT',
    }));
    terminal.json({ dryRun: true, summary: plan.summary, files });
    return ExitCode.ok;
  }
  for (const { path, before, after } of edits) {
    terminal.print(unifiedDiff({ names: [path, path], before: before ?? '', after: after ?? '' }));
  }
  terminal.note(`Dry run: ${plan.summary}. Nothing was changed.`);
  return ExitCode.ok;
}
