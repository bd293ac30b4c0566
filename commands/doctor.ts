import { invoke, operations } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere } from './session.js';

export const doctorCommand: Command = {
  name: 'doctor',
  group: 'Start',
  summary: 'Check the workspace, with the command that fixes each problem',
  description:
    'Exits 1 when something is broken. With --fix, repairs what needs no decision: interrupted changes and permissions.',
  options: [{ long: 'fix', kind: 'boolean', description: 'Repair what needs no decision' }],
  examples: [
    { command: 'agentsoul doctor', says: 'config, trust, files, permissions, history, budgets' },
    { command: 'agentsoul doctor --fix', says: 'and repair what is safe' },
  ],
  writes: true,
  async run(context) {
    const { terminal, global, options } = context;
    const operation = options.flag('fix') && !global.dryRun ? operations['doctor.fix'] : operations.doctor;
    const report = await terminal.progress('Checking', () => invoke(sessionHere(context), operation, {}));
    if (global.json) terminal.json(report);
    else {
      const { style } = terminal;
      for (const done of report.repaired) terminal.note(`${style.green('✔')} ${done}`);
      const marks = { ok: style.green('✔'), warning: style.yellow('!'), error: style.red('✖') };
      for (const { status, message, fix } of report.checks) {
        terminal.print(
          `${marks[status]} ${message}${fix === undefined ? '' : ` ${style.dim('→')} ${style.bold(fix)}`}`,
        );
      }
    }
    return report.ok ? ExitCode.ok : ExitCode.findings;
  },
};
