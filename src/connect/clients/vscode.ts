import { join } from 'node:path';
import type { Client } from '../client.js';
import { mcpCommand } from '../entry-commands.js';
import { githubHooks } from '../github-hooks.js';

export const vscode: Client = {
  name: 'vscode',
  title: 'VS Code',
  programs: ['code'],
  folders: ({ applicationSupport }) => [join(applicationSupport, 'Code')],
  files(wish) {
    const { places, level } = wish;
    const isUser = level === 'user';
    const path = isUser
      ? join(places.applicationSupport, 'Code', 'User', 'mcp.json')
      : join(places.project, '.vscode', 'mcp.json');
    const hooks = join(places.project, '.github', 'hooks', 'agentsoul.json');
    return [
      {
        path,
        format: 'json',
        entries: [{ kind: 'key', at: ['servers', 'agentsoul'], value: { type: 'stdio', ...mcpCommand(wish) } }],
      },
      ...(isUser ? [] : [{ path: hooks, format: 'text' as const, content: githubHooks(wish) }]),
    ];
  },
  todo: ({ level }) => [
    'Open the chat in agent mode and start the server agentsoul when VS Code asks.',
    ...(level === 'user'
      ? ['VS Code reads hooks from projects: run `agentsoul connect vscode --project` there for the session start.']
      : ['Hooks of agents are a preview in VS Code: switch on `chat.useHooks` if they do not run.']),
  ],
};
