import type { Command } from './command.js';

export function findCommand(commands: readonly Command[], name: string): Command | undefined {
  return commands.find((command) => command.name === name);
}

/** The commands whose names begin with these words, itself not among them: `config` → `config show`, `config get` … */
export function commandsBelow(commands: readonly Command[], path: string): readonly Command[] {
  return path === '' ? commands : commands.filter((command) => command.name.startsWith(`${path} `));
}

/** The words that may follow a path, each once, in the order of the list. */
export function nextWords(commands: readonly Command[], path: string): readonly string[] {
  const depth = path === '' ? 0 : path.split(' ').length;
  return [...new Set(commandsBelow(commands, path).map((command) => command.name.split(' ')[depth] ?? ''))];
}

/** Whether these words lead somewhere: to a command or to a family of them. */
export function isPath(commands: readonly Command[], path: string): boolean {
  return findCommand(commands, path) !== undefined || commandsBelow(commands, path).length > 0;
}
