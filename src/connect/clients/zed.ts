import { join } from 'node:path';
import type { Client } from '../client.js';
import { mcpCommand } from '../entry-commands.js';

export const zed: Client = {
  name: 'zed',
  title: 'Zed',
  programs: ['zed', 'zeditor'],
  folders: ({ configHome }) => [join(configHome, 'zed')],
  files(wish) {
    const { places, level } = wish;
    const folder = level === 'user' ? join(places.configHome, 'zed') : join(places.project, '.zed');
    const server = { ...mcpCommand(wish), env: {} };
    return [
      {
        path: join(folder, 'settings.json'),
        format: 'json',
        entries: [{ kind: 'key', at: ['context_servers', 'agentsoul'], value: server }],
      },
    ];
  },
  todo: () => ['Zed has no hooks: begin a thread with the prompt `start_session` of agentsoul.'],
};
