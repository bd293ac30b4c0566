import { escapeForTerminal, type SessionEntries } from '../../src/index.js';
import type { CommandContext } from '../command.js';

/** Prints what was said, or with `--json` the document of design/07. */
export function printEntries({ terminal, global }: CommandContext, answer: SessionEntries, nothing: string): void {
  const { entries, total, next } = answer;
  const { style } = terminal;
  if (global.json) terminal.json(answer);
  else if (entries.length === 0) terminal.note(nothing);
  else {
    const said = entries.map(({ session, timestamp, role, content }) => {
      const about = [timestamp, session].filter((part) => part !== null).join(' · ');
      return `${style.bold(role ?? 'unknown')} ${style.dim(escapeForTerminal(about))}\n${escapeForTerminal(content)}`;
    });
    terminal.print(said.join('\n\n'));
    if (next !== undefined) terminal.note(`\n${total} in total. Continue with --cursor ${next}.`);
  }
}
