import type { Edit, Plan } from '../../src/journal/plan.js';
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
  const edits = await comparedWithDisk(workspace, plan.edits);
  if (global.json) {
    const files = edits.map(({ path, before, after }) => ({
      path,
      action: after === null ? 'DELETE' : before === null ? 'CREATE' : 'EDIT',
    }));
    terminal.json({ dryRun: true, summary: plan.summary, files });
    return ExitCode.ok;
  }
  for (const compared of edits) terminal.print(diffOf(compared));
  terminal.note(`Dry run: ${plan.summary}. Nothing was changed.`);
  return ExitCode.ok;
}

/** The diffs of some edits, to be looked at before they are made. */
export async function planDiffs(workspace: Workspace, edits: readonly Edit[]): Promise<string[]> {
  return (await comparedWithDisk(workspace, edits)).map(diffOf).filter((diff) => diff !== '');
}

type Compared = { readonly path: string; readonly before: string | null; readonly after: string | null };

async function comparedWithDisk(workspace: Workspace, edits: readonly Edit[]): Promise<Compared[]> {
  return Promise.all(
    edits.map(async ({ path, content }) => {
      const file = await workspace.snapshot((reader) => reader.read(path));
      const before = file.state === 'present' ? file.bytes.toString('utf8') : null;
      return { path, before, after: content === null ? null : Buffer.from(content).toString('utf8') };
    }),
  );
}

function diffOf({ path, before, after }: Compared): string {
  return unifiedDiff({ names: [path, path], before: before ?? '', after: after ?? '' });
}
