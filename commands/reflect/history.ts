import { escapeForTerminal, invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const reflectHistoryCommand: Command = {
  name: 'reflect history',
  group: 'Consolidate',
  summary: 'List past reflections and their results',
  options: [{ long: 'limit', kind: 'number', value: 'count', default: 20, description: 'How many to show' }],
  examples: [{ command: 'agentsoul reflect history', says: 'the latest first' }],
  async run(context) {
    const { terminal, global, options } = context;
    const answer = await invoke(sessionHere(context), operations['reflect.history'], {
      limit: options.number('limit'),
    });
    const { reflections } = answer;
    if (global.json) terminal.json(answer);
    else if (reflections.length === 0) terminal.note('There are no past reflections yet.');
    else
      terminal.print(
        reflections
          .map(({ id, day, time, verdict, lines }) => {
            const head = `${terminal.style.bold(id)}  ${[day, time].filter((part) => part !== null).join(' ')}  ${verdict}`;
            return [head, ...lines.map((line) => `  ${escapeForTerminal(line)}`)].join('\n');
          })
          .join('\n'),
      );
    return ExitCode.ok;
  },
};
