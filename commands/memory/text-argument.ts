import type { CommandContext } from '../command.js';

/** The text a command was given, from standard input for `-`. */
export async function textArgument({ args, readStdin }: CommandContext, name = 'text'): Promise<string> {
  const text = args.required(name);
  return text === '-' ? readStdin() : text;
}
