import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ChangeAnswer, invoke, type Operation, preview, rootOf, type Session } from '../src/index.js';
import type { CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere, showPreview, withUndoHere } from './session.js';

type Changing<Given, Input> = {
  readonly operation: Operation<Given, Input, ChangeAnswer>;
  readonly input: Given;
  /** Said when there is nothing to change. */
  readonly unchanged: string;
  readonly session?: Session;
};

/** Runs an operation that makes one change and reports it, or shows what it would do with `--dry-run`. */
export async function runChange<Given, Input>(
  context: CommandContext,
  { operation, input, unchanged, session = sessionHere(context) }: Changing<Given, Input>,
): Promise<ExitCode> {
  const { terminal, global } = context;
  if (global.dryRun) return showPreview(context, await preview(session, operation, input));
  const answer = await withUndoHere(context, session, await invoke(session, operation, input));
  if (global.json) terminal.json(answer);
  else reportChange(context, answer, { root: await rootOf(session), unchanged });
  return ExitCode.ok;
}

/** What a change did, for people. */
export function reportChange(
  { terminal }: CommandContext,
  answer: ChangeAnswer,
  { root, unchanged }: { readonly root: string; readonly unchanged: string },
): void {
  const { style } = terminal;
  const { changed, files, manualCommit = null, commit, undo, summary = '', warnings } = answer;
  if (!changed) terminal.note(unchanged);
  else {
    if (files.every(({ action }) => action === 'REVERT')) terminal.note(`${sentence(summary)}.`);
    for (const { path, action } of files.slice(0, 12))
      terminal.note(`${style.green('✔')} ${didTo(join(root, path), action)} ${path}`);
    if (files.length > 12) terminal.note(`  … and ${files.length - 12} more files`);
    if (manualCommit !== null)
      terminal.note(`  Your own edits to these files were recorded first, as ${manualCommit.slice(0, 10)}.`);
    terminal.note(`  ${commitLine({ commit, undo }, style)}`);
  }
  for (const warning of warnings) terminal.warn(warning);
}

/** `Commit 0123456789. Undo: agentsoul undo`. */
export function commitLine(
  { commit, undo }: Pick<ChangeAnswer, 'commit' | 'undo'>,
  style: CommandContext['terminal']['style'],
): string {
  if (commit === null) return 'Recorded in audit.log. Without git there is no undo.';
  return `Commit ${commit.slice(0, 10)}.${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`;
}

/** What was put back may be that there is no such file. */
function didTo(file: string, action: string): string {
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
