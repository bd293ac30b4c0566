import { join } from 'node:path';
import type { Client, Places } from '../client.js';
import { mcpCommand } from '../entry-commands.js';

export const openclaw: Client = {
  name: 'openclaw',
  title: 'OpenClaw',
  programs: ['openclaw'],
  folders: ({ home }) => [join(home, '.openclaw')],
  files: (wish) => [
    {
      path: configFile(wish.places),
      format: 'json',
      entries: [{ kind: 'key', at: ['mcp', 'servers', 'agentsoul'], value: mcpCommand(wish) }],
    },
  ],
  todo: () => ['Restart the gateway of OpenClaw; `openclaw mcp probe` checks the server agentsoul.'],
};

function configFile({ home, env }: Places): string {
  const own = env.OPENCLAW_CONFIG_PATH;
  return own === undefined || own === '' ? join(home, '.openclaw', 'openclaw.json') : own;
}
