import { identityFields, invoke, operations } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere } from './session.js';
import { table } from './ui/table.js';

export const whoamiCommand: Command = {
  name: 'whoami',
  group: 'Identity',
  summary: 'Show who the agent is and where each field comes from',
  examples: [
    { command: 'agentsoul whoami', says: 'name, creature, vibe, emoji, avatar, role' },
    { command: 'agentsoul whoami --json', says: 'the same for programs' },
  ],
  showsStored: true,
  async run(context) {
    const { terminal, global } = context;
    const self = await invoke(sessionHere(context), operations.whoami, {});
    if (global.json) {
      terminal.json(self);
      return ExitCode.ok;
    }
    const rows = identityFields.map((field) => [
      field,
      self.identity[field].value ?? '–',
      self.identity[field].origin ?? '',
    ]);
    terminal.print(table([{ title: 'field' }, { title: 'value' }, { title: 'from' }], rows));
    for (const { message } of self.warnings) terminal.note(`${terminal.style.yellow('!')} ${message}`);
    return ExitCode.ok;
  },
};
