import type { LintReport } from '../../../lint/lint-workspace.js';
import type { Workspace } from '../../../workspace/workspace.js';
import { invoke } from '../../invoke.js';
import type { Preview } from '../../operation.js';
import { type OptionsOf, perform, performDry } from '../../run-for-library.js';
import { startSession } from '../../start-session.js';
import { contextOperations as operations } from '../table.js';
import type { LintAnswer } from './lint-answer.js';
import type { FixAnswer } from './lint-fix.js';

export type LintOptions = OptionsOf<typeof operations.lint, 'folder' | 'standing' | 'baseline'>;
type FixOptions = OptionsOf<(typeof operations)['lint.fix'], 'folder' | 'standing'>;
type TextOptions = Omit<OptionsOf<(typeof operations)['lint.text'], 'text' | 'baseline'>, 'presence'> & {
  /** The time that dates in the text are compared with; now, unless it is given. */
  readonly at?: Date | undefined;
};

/** Checks the files of a workspace. Reads only. */
export async function lintWorkspace(workspace: Workspace, options?: LintOptions): Promise<LintReport> {
  return reportOf(await perform(workspace, operations.lint, { ...options }));
}

/** Checks one text as if it were the file of that name in a workspace. */
export async function lintText(text: string, options: TextOptions): Promise<LintReport> {
  const { at = new Date(), ...input } = { ...options };
  const session = startSession({ folder: '', env: {}, clock: () => at, presence: 'unattended' });
  return reportOf(await invoke(session, operations['lint.text'], { ...input, text }));
}

/** Fixes what can be fixed without changing its meaning: one change, one undo. */
export function fixFindings(workspace: Workspace, options?: FixOptions): Promise<FixAnswer> {
  return perform(workspace, operations['lint.fix'], { ...options });
}

/** What `fixFindings` would write. */
export function planLintFixes(workspace: Workspace, options?: FixOptions): Promise<Preview<FixAnswer>> {
  return performDry(workspace, operations['lint.fix'], { ...options });
}

function reportOf({
  parts: _parts,
  marks: _marks,
  notes: _notes,
  baseline: _baseline,
  ...report
}: LintAnswer): LintReport {
  return report;
}
