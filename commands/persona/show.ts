import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { table } from '../ui/table.js';

export const personaShowCommand: Command = {
  name: 'persona show',
  group: 'Identity',
  summary: 'Show the structured persona in SOUL.md: traits, voice, moods, hard limits',
  examples: [{ command: 'agentsoul persona show', says: 'what the front matter of SOUL.md says' }],
  showsStored: true,
  async run(context) {
    const { terminal, global } = context;
    const { persona } = await invoke(sessionHere(context), operations['persona.show'], {});
    if (global.json) {
      terminal.json({ persona });
      return ExitCode.ok;
    }
    const rows = Object.entries(persona).map(([field, value]) => [
      field,
      typeof value === 'string' ? firstLine(value) : JSON.stringify(value),
    ]);
    terminal.print(table([{ title: 'field' }, { title: 'value' }], rows));
    return ExitCode.ok;
  },
};

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line === text.trim() ? line : `${line} …`;
}
