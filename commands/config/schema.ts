import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';

export const configSchemaCommand: Command = {
  name: 'config schema',
  group: 'Start',
  summary: 'Print the JSON Schema of agentsoul.json, for editors',
  examples: [{ command: 'agentsoul config schema > agentsoul.schema.json', says: 'point "$schema" at it' }],
  door: { none: 'it reads no workspace' },
  json: false,
  async run({ terminal }) {
    const { configJsonSchema, profiles } = await import('../../src/index.js');
    terminal.out(`${JSON.stringify(configJsonSchema({ profiles: profiles.map(({ name }) => name) }), null, 2)}\n`);
    return ExitCode.ok;
  },
};
