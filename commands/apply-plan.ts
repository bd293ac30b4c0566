import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../src/git/repository.js';
import type { SettledAlert } from '../src/journal/baseline/plan-move.js';
import type { Change } from '../src/journal/change.js';
import type { Action, MutationName } from '../src/journal/mutations.js';
import type { Plan } from '../src/journal/plan.js';
import type { Workspace } from '../src/workspace/workspace.js';
import type { CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { foldIfDue } from './fold-if-due.js';
import { presenceOf } from './here.js';
import { undoLine } from './undo-line.js';

export type Applying = {
  readonly workspace: Workspace;
  readonly mutation: MutationName;
  readonly trigger: string;
  readonly plan: (repository: Repository | null) => Promise<Plan>;
  readonly actor?: string | undefined;
  /** Said when there is nothing to change. */
  readonly unchanged: string;
  /** Called when the change is made. */
  readonly onChanged?: () => void | Promise<void>;
  readonly settles?: SettledAlert;
};

/** Carries out a plan and reports it, or shows what it would do with `--dry-run`. */
export async function applyPlan(context: CommandContext, applying: Applying): Promise<ExitCode> {
  const { terminal, global } = context;
  const { changeWorkspace, findRepository } = await import('../src/index.js');
  const { workspace, mutation, trigger, plan, actor } = applying;
  if (global.dryRun) {
    const { showPlan } = await import('./ui/show-plan.js');
    const planned = await plan(await findRepository(workspace.root, workspace.env));
    return showPlan(context, workspace, planned);
  }
  const change = await changeWorkspace(workspace, {
    mutation,
    trigger,
    plan,
    presence: presenceOf(context),
    ...(actor !== undefined && { actor }),
    ...(applying.settles !== undefined && { settles: applying.settles }),
    onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
  });
  if (change.state === 'changed') {
    await applying.onChanged?.();
    await foldIfDue(context, workspace);
  }
  const undo = undoLine({ cwd: context.cwd, root: workspace.root, agent: global.agent, change });
  if (global.json) terminal.json(changeDocument(change, undo));
  else reportChange(context, { root: workspace.root, change, undo, unchanged: applying.unchanged });
  return ExitCode.ok;
}

export function changeDocument(change: Change, undo: string | null): object {
  if (change.state === 'unchanged')
    return { changed: false, id: null, commit: null, undo: null, files: [], warnings: change.warnings ?? [] };
  const { id, commit, files, warnings, manualCommit, summary } = change;
  return { changed: true, id, commit, undo, files, summary, manualCommit, warnings };
}

type Reported = {
  readonly root: string;
  readonly change: Change;
  readonly undo: string | null;
  readonly unchanged: string;
};

function reportChange({ terminal }: CommandContext, { root, change, undo, unchanged }: Reported): void {
  const { style } = terminal;
  if (change.state === 'unchanged') {
    terminal.note(unchanged);
    for (const warning of change.warnings ?? []) terminal.warn(warning);
    return;
  }
  if (change.files.every(({ action }) => action === 'REVERT')) terminal.note(`${sentence(change.summary)}.`);
  for (const { path, action } of change.files.slice(0, 12)) {
    terminal.note(`${style.green('✔')} ${didTo(join(root, path), action)} ${path}`);
  }
  if (change.files.length > 12) terminal.note(`  … and ${change.files.length - 12} more files`);
  if (change.manualCommit !== null) {
    terminal.note(`  Your own edits to these files were recorded first, as ${change.manualCommit.slice(0, 10)}.`);
  }
  if (change.commit === null) terminal.note('  Recorded in audit.log. Without git there is no undo.');
  else terminal.note(`  Commit ${change.commit.slice(0, 10)}.${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`);
  for (const warning of change.warnings) terminal.warn(warning);
}

/** What was put back may be that there is no such file. */
function didTo(file: string, action: Action): string {
  if (action === 'REVERT' && !existsSync(file)) return 'Removed';
  return pastTense[action] ?? action.toLowerCase();
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const pastTense: Partial<Record<string, string>> = {
  CREATE: 'Created',
  EDIT: 'Edited',
  DELETE: 'Removed',
  REVERT: 'Restored',
  APPEND: 'Added to',
  ARCHIVE: 'Archived',
  DECAY: 'Recorded in',
  ALERT: 'Recorded in',
  MERGE: 'Merged',
};
