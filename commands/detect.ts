import { invoke, operations } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { textArgument } from './memory/text-argument.js';
import { sessionHere } from './session.js';

export const detectCommand: Command = {
  name: 'detect',
  group: 'Memory',
  summary: 'Say whether a message asks to remember, forget, reflect or recall',
  description:
    'Understands English, German, Spanish, French, Portuguese, Italian, Russian, Chinese, Japanese and Korean.',
  arguments: [{ name: 'message', description: 'What was said; `-` reads standard input', required: true }],
  examples: [
    { command: 'agentsoul detect "Please remember that Ana is vegetarian"', says: 'remember, and what' },
    { command: 'agentsoul detect "I can\'t remember that"', says: 'none' },
  ],
  showsStored: true,
  async run(context) {
    const message = await textArgument(context, 'message');
    const found = await invoke(sessionHere(context), operations.detect, { message });
    const { terminal, global } = context;
    if (global.json) terminal.json(found);
    else {
      const permanent = found.permanent ? ' (for good)' : '';
      terminal.print(`${found.kind}${permanent}${found.target === null ? '' : `: ${found.target}`}`);
    }
    return ExitCode.ok;
  },
};
