import { escapeForTerminal, type Reflected } from '../../src/index.js';
import type { Terminal } from '../ui/terminal.js';

/** What was proposed, in short, and what to do next. */
export function reflectReport(terminal: Terminal, reported: Reflected, { isDryRun }: { isDryRun: boolean }): void {
  const { style } = terminal;
  const { id, at, changes, commit, undo, notes, path, answeredBy } = reported;
  if (at === null) {
    terminal.note(
      'Nothing changed since the last reflection, so there is nothing to propose. Use `--again` to run anyway.',
    );
    return;
  }
  if (answeredBy !== null) terminal.note(`${escapeForTerminal(answeredBy)} and the rules reviewed the memories.`);
  for (const note of notes) terminal.note(`${style.yellow('!')} ${escapeForTerminal(note)}`);
  if (id === null) {
    terminal.note('Nothing to propose: the memories contain nothing new.');
    return;
  }
  terminal.print(changeLines(reported, terminal));
  if (isDryRun) {
    terminal.note('Dry run. Nothing was written.');
    return;
  }
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  terminal.note(`${style.green('✔')} ${id} proposes ${count}; see ${path}.`);
  if (commit !== null)
    terminal.note(`  Commit ${commit.slice(0, 10)}.${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`);
  terminal.note(
    `  Nothing was applied. Decide with ${style.bold('agentsoul reflect approve')} or ${style.bold('agentsoul reflect reject')}.`,
  );
}

/** One line for each change: its number, its kind and what it says. */
export function changeLines({ changes }: Pick<Reflected, 'changes'>, { style }: Pick<Terminal, 'style'>): string {
  const width = String(Math.max(...changes.map(({ n }) => n))).length;
  return changes
    .map(({ n, kind, summary, evidence }) => {
      const sources = evidence.length === 0 ? '' : `\n${' '.repeat(width + 2)}${style.dim(evidence.join(', '))}`;
      return `${style.bold(String(n).padStart(width))}. ${style.cyan(kind)} ${escapeForTerminal(summary.replace(/\s+/g, ' '))}${sources}`;
    })
    .join('\n');
}
