import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere } from '../here.js';
import { table } from '../ui/table.js';

export const configShowCommand: Command = {
  name: 'config show',
  group: 'Start',
  summary: 'Show every setting in effect, and with --origin its source',
  options: [{ long: 'origin', kind: 'boolean', description: 'Also print the source of each value' }],
  examples: [{ command: 'agentsoul config show --origin', says: 'each value with file and line, variable or default' }],
  door: { none: 'it prints settings, with secrets masked, and reads no other file' },
  async run(context) {
    const { terminal, global, options } = context;
    const { listConfig } = await import('../../src/index.js');
    const { loadedConfig } = await openHere(context);
    const rows = listConfig(loadedConfig);
    if (global.json) terminal.json({ settings: rows, warnings: loadedConfig.warnings });
    else {
      const isShown = options.flag('origin');
      const columns = [{ title: 'setting' }, { title: 'value' }, ...(isShown ? [{ title: 'from' }] : [])];
      terminal.print(
        table(
          columns,
          rows.map(({ key, value, where }) => [key, JSON.stringify(value), ...(isShown ? [where] : [])]),
        ),
      );
      for (const { message } of loadedConfig.warnings) terminal.note(`${terminal.style.yellow('!')} ${message}`);
    }
    return ExitCode.ok;
  },
};
