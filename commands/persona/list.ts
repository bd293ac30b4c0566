import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { table } from '../ui/table.js';

export const personaListCommand: Command = {
  name: 'persona list',
  group: 'Identity',
  summary: 'List the alternate personas and whether each can be used',
  examples: [{ command: 'agentsoul persona list', says: 'files, windows, chances and hashes' }],
  showsStored: true,
  async run(context) {
    const { terminal, global } = context;
    const { personas } = await invoke(sessionHere(context), operations['persona.list'], {});
    if (global.json) terminal.json({ personas });
    else if (personas.length === 0)
      terminal.note('There are no alternate personas. They are set under `personas` in agentsoul.json.');
    else {
      const rows = personas.map(({ file, at, duration, days, chance, usable, reason }) => [
        file,
        at === undefined ? '–' : `${at} for ${duration}${days === undefined ? '' : ` on ${days.join(', ')}`}`,
        chance === undefined ? '–' : String(chance),
        usable ? 'yes' : (reason ?? 'no'),
      ]);
      terminal.print(table([{ title: 'file' }, { title: 'window' }, { title: 'chance' }, { title: 'usable' }], rows));
    }
    return ExitCode.ok;
  },
};
