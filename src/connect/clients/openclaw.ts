import { join } from 'node:path';
import type { Client, Entry, Places } from '../client.js';
import { mcpCommand } from '../entry-commands.js';
import { openclawHandler, openclawHookText } from '../openclaw-hook.js';

export const openclaw: Client = {
  name: 'openclaw',
  title: 'OpenClaw',
  programs: ['openclaw'],
  folders: ({ home }) => [join(home, '.openclaw')],
  files(wish) {
    const { places } = wish;
    const hooks = join(places.home, '.openclaw', 'hooks', 'agentsoul');
    const server: Entry = { kind: 'key', at: ['mcp', 'servers', 'agentsoul'], value: mcpCommand(wish) };
    return [
      { path: configFile(places), format: 'json', entries: [server, ...switches] },
      { path: join(hooks, 'HOOK.md'), format: 'text', content: openclawHookText },
      { path: join(hooks, 'handler.js'), format: 'text', content: openclawHandler(wish) },
    ];
  },
  todo: () => ['Restart the gateway of OpenClaw; `openclaw mcp probe` checks the server agentsoul.'],
};

const switches: readonly Entry[] = [
  { kind: 'key', at: ['hooks', 'internal', 'enabled'], value: true },
  { kind: 'key', at: ['hooks', 'internal', 'entries', 'agentsoul'], value: { enabled: true } },
];

function configFile({ home, env }: Places): string {
  const own = env.OPENCLAW_CONFIG_PATH;
  return own === undefined || own === '' ? join(home, '.openclaw', 'openclaw.json') : own;
}
