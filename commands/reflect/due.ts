import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const reflectDueCommand: Command = {
  name: 'reflect due',
  group: 'Consolidate',
  summary: 'Tell whether it is time to reflect, and why',
  description:
    'Looks at the schedule in the time zone of the owner, at how many episodes no reflection has looked at, and whether a proposal waits. Ends with 0; with --check it ends with 1 when a reflection is due, so that `agentsoul reflect due --check || agentsoul reflect` runs one in time.',
  options: [
    { long: 'session-end', kind: 'boolean', description: 'A conversation has just ended, which is a reason too' },
    { long: 'check', kind: 'boolean', description: 'End with 1 when it is due' },
  ],
  examples: [
    { command: 'agentsoul reflect due', says: 'the reasons for and against' },
    { command: 'agentsoul reflect due --session-end --check', says: 'for a hook at the end of a session' },
  ],
  async run(context) {
    const { terminal, global, options } = context;
    const due = await invoke(sessionHere(context), operations['reflect.due'], {
      sessionEnd: options.flag('session-end'),
    });
    if (global.json) terminal.json(due);
    else {
      const { style } = terminal;
      const lines = due.reasons.map((reason) => `${reason.due ? style.yellow('•') : style.dim('·')} ${reason.says}`);
      terminal.print([due.due ? style.bold('A reflection is due.') : 'No reflection is due.', ...lines].join('\n'));
    }
    return due.due && options.flag('check') ? ExitCode.findings : ExitCode.ok;
  },
};
