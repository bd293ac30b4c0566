import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { table } from '../ui/table.js';

export const configPathCommand: Command = {
  name: 'config path',
  group: 'Start',
  summary: 'Print the paths of settings and state',
  examples: [{ command: 'agentsoul config path', says: 'the files of the workspace and of this user' }],
  async run(context) {
    const { terminal, global } = context;
    const paths = await invoke(sessionHere(context), operations['config.path'], {});
    if (global.json) terminal.json(paths);
    else
      terminal.print(
        table(
          [{ title: 'what' }, { title: 'path' }],
          Object.entries(paths).map(([what, path]) => [what, path ?? '– (no HOME)']),
        ),
      );
    return ExitCode.ok;
  },
};
