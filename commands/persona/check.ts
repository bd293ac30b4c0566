import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const personaCheckCommand: Command = {
  name: 'persona check',
  group: 'Identity',
  summary: 'Show which persona is active at a time, in a session',
  description:
    'The choice depends only on config, session id and time, so it can be computed for the past and the future. Use --at for the time.',
  options: [{ long: 'session', kind: 'string', value: 'id', description: 'The session' }],
  examples: [
    {
      command: 'agentsoul persona check --at 2026-10-31T23:45:00Z --session s-17',
      says: 'which persona was active then',
    },
  ],
  async run(context) {
    const { terminal, global, options } = context;
    const check = await invoke(sessionHere(context), operations['persona.check'], { session: options.text('session') });
    if (global.json) terminal.json(check);
    else terminal.print(`${check.file} speaks. ${check.reason}`);
    for (const { message } of check.warnings) terminal.note(`${terminal.style.yellow('!')} ${message}`);
    return ExitCode.ok;
  },
};
