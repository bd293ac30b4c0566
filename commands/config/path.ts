import { join } from 'node:path';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere } from '../here.js';
import { table } from '../ui/table.js';

export const configPathCommand: Command = {
  name: 'config path',
  group: 'Start',
  summary: 'Print the paths of settings and state',
  examples: [{ command: 'agentsoul config path', says: 'the files of the workspace and of this user' }],
  door: { none: 'it prints paths only' },
  async run(context) {
    const { terminal, global, env } = context;
    const { configFileName, userLocations } = await import('../../src/index.js');
    const { configRoot } = await openHere(context);
    const { configFile, stateDir } = userLocations(env, process.platform);
    const paths = { workspace: join(configRoot, configFileName), user: configFile, state: stateDir };
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
