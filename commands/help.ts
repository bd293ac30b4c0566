import type { Command } from './command.js';
import { isPath } from './find-command.js';
import { printHelp } from './help/print-help.js';
import { unknownWord } from './parse/usage-error.js';

export const helpCommand: Command = {
  name: 'help',
  group: 'Start',
  summary: 'Show what a command does, with its options and examples',
  arguments: [{ name: 'command', description: 'The command, with its subcommand', variadic: true }],
  examples: [
    { command: 'agentsoul help', says: 'all commands, one line each' },
    { command: 'agentsoul help explain', says: 'everything about one command' },
    { command: 'agentsoul help --json', says: 'all commands, arguments and options as data' },
  ],
  opensNothing: true,
  leakProbe: { none: 'it reads no workspace' },
  async run({ commands, args, global, terminal }) {
    const path = knownPath(commands, args.list('command'));
    return printHelp(terminal, { commands, path, json: global.json });
  },
};

/** Checks word by word, so that the error names the first word that leads nowhere. */
function knownPath(commands: readonly Command[], words: readonly string[]): string {
  let path = '';
  for (const word of words) {
    const longer = path === '' ? word : `${path} ${word}`;
    if (!isPath(commands, longer)) throw unknownWord({ path, commands }, word);
    path = longer;
  }
  return path;
}
