import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { commandsBelow, findCommand } from '../find-command.js';
import type { Terminal } from '../ui/terminal.js';
import { helpFor } from './command-help.js';
import { commandDocument, helpDocument } from './help-document.js';

export type HelpRequest = {
  readonly commands: readonly Command[];
  /** A command, a family of commands, or empty for the program. */
  readonly path: string;
  readonly json: boolean;
};

export function printHelp(terminal: Terminal, { commands, path, json }: HelpRequest): ExitCode {
  if (!json) terminal.print(helpFor(commands, path, terminal.width));
  else if (path === '') terminal.json(helpDocument(commands));
  else terminal.json({ commands: documentsFor(commands, path) });
  return ExitCode.ok;
}

function documentsFor(commands: readonly Command[], path: string): readonly object[] {
  const own = findCommand(commands, path);
  const found = own === undefined ? commandsBelow(commands, path) : [own, ...commandsBelow(commands, path)];
  return found.map((command) => commandDocument(commands, command));
}
