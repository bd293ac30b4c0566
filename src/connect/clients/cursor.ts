import { join } from 'node:path';
import type { Client, Entry, Wish } from '../client.js';
import { hookLine, mcpCommand, wantedEvents } from '../entry-commands.js';

const events: Readonly<Record<string, string>> = {
  'session-start': 'sessionStart',
  prompt: 'beforeSubmitPrompt',
  'pre-compact': 'preCompact',
  stop: 'stop',
  'session-end': 'sessionEnd',
};

export const cursor: Client = {
  name: 'cursor',
  title: 'Cursor',
  programs: ['cursor', 'cursor-agent'],
  folders: ({ home }) => [join(home, '.cursor')],
  files(wish) {
    const folder = join(wish.level === 'user' ? wish.places.home : wish.places.project, '.cursor');
    const server: Entry = { kind: 'key', at: ['mcpServers', 'agentsoul'], value: mcpCommand(wish) };
    return [
      { path: join(folder, 'mcp.json'), format: 'json', entries: [server] },
      { path: join(folder, 'hooks.json'), format: 'json', entries: [version, ...hooks(wish)] },
    ];
  },
  todo: () => ['Switch on the server agentsoul in the MCP settings of Cursor.'],
};

const version: Entry = { kind: 'key', at: ['version'], value: 1 };

function hooks(wish: Wish): Entry[] {
  return wantedEvents(wish).flatMap((words): Entry[] => {
    const event = events[words.event];
    if (event === undefined) return [];
    return [{ kind: 'item', at: ['hooks', event], value: { command: hookLine(wish, { ...words, client: 'cursor' }) } }];
  });
}
