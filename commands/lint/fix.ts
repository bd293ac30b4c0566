import { escapeOutput, invoke, type LintAnswer, operations, plural } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { reportChange } from '../run-change.js';
import { sessionHere } from '../session.js';
import { placeUndo } from '../undo-line.js';
import { placesOf } from './check.js';
import type { LintRequest } from './request.js';

/** Fixes every folder through the journal, one change for each, and returns what `--json` prints about the changes. */
export async function fixFiles(context: CommandContext, { engine, fix }: LintRequest): Promise<readonly object[]> {
  const { cwd, global } = context;
  const input = { ...engine, ...placesOf(context), unsafe: fix === 'unsafe' };
  const { changes } = await invoke(sessionHere(context), operations['lint.fix'], input);
  return changes.map(({ root, change }) => {
    const placed = { ...change, undo: placeUndo(change.undo, { cwd, root, agent: global.agent }) };
    // With `--json` the report is the one document on standard output, so what changed is kept for it.
    if (!global.json)
      reportChange(context, placed, { root, unchanged: 'Nothing to fix: no finding has an automatic fix.' });
    return placed;
  });
}

/** What `--fix` would do. Told in words, because a diff would show what excerpts hide. */
export function printFixes(context: CommandContext, { fix }: LintRequest, { findings }: LintAnswer): ExitCode {
  const { terminal, global } = context;
  const fixable = findings.filter((finding) => finding.fix !== undefined && (finding.fix.safe || fix === 'unsafe'));
  if (global.json) {
    const fixes = fixable.map(({ path, line, column, ruleId, fix: made }) => ({ path, line, column, ruleId, ...made }));
    terminal.json({ dryRun: true, fixes });
    return ExitCode.ok;
  }
  for (const { path, line, column, ruleId, fix: made } of fixable) {
    terminal.print(
      `${escapeOutput(path)}:${line}:${column} ${escapeOutput(made?.description ?? '')} ${terminal.style.dim(ruleId)}`,
    );
  }
  terminal.note(`Dry run: ${plural(fixable.length, 'fix').replace(/fixs$/, 'fixes')}. Nothing was changed.`);
  return ExitCode.ok;
}
