import type { Command } from '../command.js';
import { bashScript } from './bash.js';
import { placesOf } from './cursor-positions.js';
import { fishScript } from './fish.js';
import { zshScript } from './zsh.js';

export type Shell = keyof typeof scripts;

const scripts = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;

export function completionScript(shell: Shell, commands: readonly Command[]): string {
  return scripts[shell](placesOf(commands));
}
