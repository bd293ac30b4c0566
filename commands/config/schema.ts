import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const configSchemaCommand: Command = {
  name: 'config schema',
  group: 'Start',
  summary: 'Print the JSON Schema of agentsoul.json, for editors',
  examples: [{ command: 'agentsoul config schema > agentsoul.schema.json', says: 'point "$schema" at it' }],
  json: false,
  async run(context) {
    const schema = await invoke(sessionHere(context), operations['config.schema'], {});
    context.terminal.out(`${JSON.stringify(schema, null, 2)}\n`);
    return ExitCode.ok;
  },
};
