import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';

const shells = ['bash', 'zsh', 'fish'] as const;

export const completionCommand: Command = {
  name: 'completion',
  group: 'Start',
  summary: 'Print the completion script for a shell',
  description:
    'Source the script from the start-up file of your shell, or save it where the shell looks for completions. ' +
    'It knows commands, options and their values, and reads no workspace.',
  arguments: [{ name: 'shell', description: 'The shell to complete in', required: true, choices: shells }],
  examples: [
    { command: 'source <(agentsoul completion bash)', says: 'in ~/.bashrc' },
    { command: 'agentsoul completion zsh > ~/.zfunc/_agentsoul', says: 'once, for zsh, in a folder of your fpath' },
    { command: 'agentsoul completion fish > ~/.config/fish/completions/agentsoul.fish', says: 'once, for fish' },
  ],
  json: false,
  showsStored: true,
  opensNothing: true,
  leakProbe: { none: 'it prints a script made from the list of commands and reads no workspace' },
  async run({ args, commands, terminal }) {
    const { completionScript } = await import('./completion/completion-script.js');
    terminal.out(completionScript(args.choice('shell', shells), commands));
    return ExitCode.ok;
  },
};
