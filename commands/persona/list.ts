import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, requireOwner } from '../here.js';
import { table } from '../ui/table.js';

export const personaListCommand: Command = {
  name: 'persona list',
  group: 'Identity',
  summary: 'List the alternate personas and whether each can be used',
  examples: [{ command: 'agentsoul persona list', says: 'files, windows, chances and hashes' }],
  showsStored: true,
  door: { argv: () => ['persona', 'list'] },
  async run(context) {
    requireOwner(context, 'persona list');
    const { terminal, global } = context;
    const { checkPersonas } = await import('../../src/index.js');
    const workspace = await openHere(context);
    const { personas } = await checkPersonas(workspace);
    const listed = personas.map((persona, index) => ({ ...workspace.config.personas[index], ...persona }));
    if (global.json) terminal.json({ personas: listed });
    else if (listed.length === 0)
      terminal.note('There are no alternate personas. They are set under `personas` in agentsoul.json.');
    else {
      const rows = listed.map(({ file, at, duration, days, chance, usable, reason }) => [
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
