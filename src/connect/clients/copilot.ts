import { join } from 'node:path';
import type { Client, Entry, Places } from '../client.js';
import { mcpCommand } from '../entry-commands.js';
import { githubHooks } from '../github-hooks.js';
import { skillFile } from '../skill-file.js';

export const copilot: Client = {
  name: 'copilot',
  title: 'Copilot CLI',
  programs: ['copilot'],
  folders: ({ home }) => [join(home, '.copilot')],
  files(wish) {
    const { places, level } = wish;
    const isUser = level === 'user';
    const server: Entry = {
      kind: 'key',
      at: ['mcpServers', 'agentsoul'],
      value: { type: 'local', ...mcpCommand(wish), tools: ['*'] },
    };
    const hooks = isUser ? join(userFolder(places), 'hooks') : join(places.project, '.github', 'hooks');
    const skills = isUser ? join(userFolder(places), 'skills') : join(places.project, '.agents', 'skills');
    return [
      {
        path: isUser ? join(userFolder(places), 'mcp-config.json') : join(places.project, '.github', 'mcp.json'),
        format: 'json',
        entries: [server],
      },
      { path: join(hooks, 'agentsoul.json'), format: 'text', content: githubHooks(wish) },
      skillFile(skills),
    ];
  },
  todo: () => ['Start a new session; `copilot mcp list` shows the server agentsoul.'],
};

function userFolder({ home, env }: Places): string {
  const own = env.COPILOT_HOME;
  return own === undefined || own === '' ? join(home, '.copilot') : own;
}
