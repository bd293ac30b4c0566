import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, requireOwner } from '../here.js';

export const personaExportCommand: Command = {
  name: 'persona export',
  group: 'Identity',
  summary: 'Print SOUL.md as persona JSON, without loss',
  options: [{ long: 'with-style', kind: 'boolean', description: 'Add the text of STYLE.md' }],
  examples: [{ command: 'agentsoul persona export > kate.json', says: 'and back with persona import' }],
  json: false,
  showsStored: true,
  door: { argv: () => ['persona', 'export'] },
  async run(context) {
    requireOwner(context, 'persona export');
    const { readPersona } = await import('../../src/index.js');
    const persona = await readPersona(await openHere(context), { withStyle: context.options.flag('with-style') });
    context.terminal.out(`${JSON.stringify(persona, null, 2)}\n`);
    return ExitCode.ok;
  },
};
