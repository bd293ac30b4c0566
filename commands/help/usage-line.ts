import type { Command } from '../command.js';
import { commandsBelow, findCommand } from '../find-command.js';
import { argumentWord } from './flags.js';

/** `agentsoul save [files...] --reason <text> [options]` */
export function usageLine(commands: readonly Command[], path: string): string {
  const command = findCommand(commands, path);
  const hasMore = commandsBelow(commands, path).length > 0;
  const words = ['agentsoul', ...(path === '' ? [] : [path])];
  if (hasMore) words.push(command === undefined ? '<command>' : '[command]');
  for (const argument of command?.arguments ?? []) words.push(argumentWord(argument));
  for (const option of command?.options ?? []) {
    if ('required' in option && option.required) words.push(`--${option.long} <${option.value}>`);
  }
  return [...words, '[options]'].join(' ');
}
