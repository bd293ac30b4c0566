import { printable } from '../../src/workspace/printable.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, requireOwner } from '../here.js';

export const reflectHistoryCommand: Command = {
  name: 'reflect history',
  group: 'Consolidate',
  summary: 'List past reflections and their results',
  options: [{ long: 'limit', kind: 'number', value: 'count', default: 20, description: 'How many to show' }],
  examples: [{ command: 'agentsoul reflect history', says: 'the latest first' }],
  door: { argv: () => ['reflect', 'history', '--json'] },
  async run(context) {
    requireOwner(context, 'reflect history');
    const { terminal, global, options } = context;
    const { reflectionHistory } = await import('../../src/reflect/history.js');
    const all = await reflectionHistory(await openHere(context));
    const shown = all.slice(0, options.number('limit') ?? 20);
    if (global.json) terminal.json({ reflections: shown, total: all.length });
    else if (shown.length === 0) terminal.note('There are no past reflections yet.');
    else
      terminal.print(
        shown
          .map(({ id, day, time, verdict, lines }) => {
            const head = `${terminal.style.bold(id)}  ${[day, time].filter((part) => part !== null).join(' ')}  ${verdict}`;
            return [head, ...lines.map((line) => `  ${printable(line)}`)].join('\n');
          })
          .join('\n'),
      );
    return ExitCode.ok;
  },
};
