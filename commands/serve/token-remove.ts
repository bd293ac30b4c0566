import { invoke, operations, preview } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const serveTokenRemoveCommand: Command = {
  name: 'serve token remove',
  group: 'Connect',
  summary: 'Remove a token, which ends its access at once',
  arguments: [{ name: 'name', description: 'The name of the token', required: true }],
  examples: [{ command: 'agentsoul serve token remove scout', says: 'its next request is refused' }],
  writes: true,
  async run(context) {
    const { terminal, global, args } = context;
    const input = { name: args.required('name') };
    const session = sessionHere(context);
    if (global.dryRun) {
      const { answer } = await preview(session, operations['serve.token.remove'], input);
      if (global.json) terminal.json({ ...answer, dryRun: true });
      else terminal.note('Dry run. Nothing was changed.');
      return ExitCode.ok;
    }
    const removed = await invoke(session, operations['serve.token.remove'], input);
    if (global.json) terminal.json(removed);
    else terminal.note(`${terminal.style.green('✔')} Removed ${removed.name}.`);
    return ExitCode.ok;
  },
};
