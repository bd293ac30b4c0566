import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const personaExportCommand: Command = {
  name: 'persona export',
  group: 'Identity',
  summary: 'Print SOUL.md as persona JSON, without loss',
  options: [{ long: 'with-style', kind: 'boolean', description: 'Add the text of STYLE.md' }],
  examples: [{ command: 'agentsoul persona export > kate.json', says: 'and back with persona import' }],
  json: false,
  showsStored: true,
  async run(context) {
    const input = { withStyle: context.options.flag('with-style') };
    const persona = await invoke(sessionHere(context), operations['persona.export'], input);
    context.terminal.out(`${JSON.stringify(persona, null, 2)}\n`);
    return ExitCode.ok;
  },
};
