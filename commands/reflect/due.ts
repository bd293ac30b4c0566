import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const reflectDueCommand: Command = {
  name: 'reflect due',
  group: 'Consolidate',
  summary: 'Show whether a reflection is due, and why',
  description:
    "Checks the schedule in the owner's time zone, the number of unprocessed episodes, and whether a proposal is pending. Exits with 0; with --check it exits with 1 if a reflection is due, so that `agentsoul reflect due --check || agentsoul reflect` runs one in time.",
  options: [
    { long: 'session-end', kind: 'boolean', description: 'A conversation has just ended, which can make it due' },
    { long: 'check', kind: 'boolean', description: 'Exit with 1 if it is due' },
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
