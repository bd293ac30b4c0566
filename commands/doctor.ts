import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere, requireOwner } from './here.js';

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
  door: { argv: () => ['doctor', '--json'] },
  async run(context) {
    requireOwner(context, 'doctor');
    const { terminal, global, options } = context;
    const { diagnose, repairWorkspace } = await import('../src/index.js');
    const workspace = await openHere(context);
    const repaired = options.flag('fix') && !global.dryRun ? await repairWorkspace(workspace) : [];
    const diagnosis = await terminal.progress('Checking', () => diagnose(workspace));
    if (global.json) terminal.json({ ...diagnosis, repaired });
    else {
      const { style } = terminal;
      for (const done of repaired) terminal.note(`${style.green('✔')} ${done}`);
      const marks = { ok: style.green('✔'), warning: style.yellow('!'), error: style.red('✖') };
      for (const { status, message, fix } of diagnosis.checks) {
        terminal.print(
          `${marks[status]} ${message}${fix === undefined ? '' : ` ${style.dim('→')} ${style.bold(fix)}`}`,
        );
      }
    }
    return diagnosis.ok ? ExitCode.ok : ExitCode.findings;
  },
};
