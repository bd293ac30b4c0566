import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const configGetCommand: Command = {
  name: 'config get',
  group: 'Start',
  summary: 'Print one setting',
  arguments: [{ name: 'key', description: 'The setting, such as memory.decay.lambda', required: true }],
  examples: [{ command: 'agentsoul config get timezone', says: 'the value and nothing else' }],
  async run(context) {
    const { terminal, global, args } = context;
    const setting = await invoke(sessionHere(context), operations['config.get'], { key: args.required('key') });
    if (global.json) terminal.json(setting);
    else if (setting.value === null) terminal.note(`${setting.key} is not set.`);
    else terminal.print(typeof setting.value === 'string' ? setting.value : JSON.stringify(setting.value, null, 2));
    return ExitCode.ok;
  },
};
