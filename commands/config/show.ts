import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { table } from '../ui/table.js';

export const configShowCommand: Command = {
  name: 'config show',
  group: 'Start',
  summary: 'Show every setting in effect, and with --origin its source',
  options: [{ long: 'origin', kind: 'boolean', description: 'Also print the source of each value' }],
  examples: [{ command: 'agentsoul config show --origin', says: 'each value with file and line, variable or default' }],
  async run(context) {
    const { terminal, global, options } = context;
    const shown = await invoke(sessionHere(context), operations['config.show'], {});
    if (global.json) terminal.json(shown);
    else {
      const isShown = options.flag('origin');
      const columns = [{ title: 'setting' }, { title: 'value' }, ...(isShown ? [{ title: 'from' }] : [])];
      terminal.print(
        table(
          columns,
          shown.settings.map(({ key, value, where }) => [key, JSON.stringify(value), ...(isShown ? [where] : [])]),
        ),
      );
      for (const { message } of shown.warnings) terminal.note(`${terminal.style.yellow('!')} ${message}`);
    }
    return ExitCode.ok;
  },
};
