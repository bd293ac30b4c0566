import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ChangeAnswer, invoke, type Operation, preview, rootOf, type Session } from '../src/index.js';
import type { CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { showPreview, withUndoHere } from './session.js';

type Making<Given, Input> = {
  readonly operation: Operation<Given, Input, ChangeAnswer>;
  readonly input: Given;
  /** Printed when there is nothing to change. */
  readonly unchanged: string;
};

/** Makes a change and reports it, or shows what it would do with `--dry-run`. */
export async function makeChange<Given, Input>(
  context: CommandContext,
  session: Session,
  { operation, input, unchanged }: Making<Given, Input>,
): Promise<ExitCode> {
  const { terminal, global } = context;
  if (global.dryRun) return showPreview(context, await preview(session, operation, input));
  const change = await withUndoHere(context, session, await invoke(session, operation, input));
  if (global.json) terminal.json(change);
  else reportChange(context, change, { root: await rootOf(session), unchanged });
  return ExitCode.ok;
}

function reportChange(
  { terminal }: CommandContext,
  { changed, commit, undo, files, summary = '', manualCommit = null, warnings }: ChangeAnswer,
  { root, unchanged }: { root: string; unchanged: string },
): void {
  const { style } = terminal;
  if (!changed) terminal.note(unchanged);
  else {
    if (files.every(({ action }) => action === 'REVERT')) terminal.note(`${sentence(summary)}.`);
    for (const { path, action } of files.slice(0, mostFiles))
      terminal.note(`${style.green('✔')} ${didTo(join(root, path), action)} ${path}`);
    if (files.length > mostFiles) terminal.note(`  … and ${files.length - mostFiles} more files`);
    if (manualCommit !== null)
      terminal.note(`  Your own edits of these files were recorded first, as ${manualCommit.slice(0, 10)}.`);
    if (commit === null) terminal.note('  Recorded in audit.log. Without git there is no undo.');
    else terminal.note(`  Commit ${commit.slice(0, 10)}.${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`);
  }
  for (const warning of warnings) terminal.warn(warning);
}

const mostFiles = 12;

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
