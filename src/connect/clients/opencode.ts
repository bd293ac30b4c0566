import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Client, Entry } from '../client.js';
import { mcpCommand } from '../entry-commands.js';
import { opencodePlugin } from '../opencode-plugin.js';
import { skillFile } from '../skill-file.js';

export const opencode: Client = {
  name: 'opencode',
  title: 'opencode',
  programs: ['opencode'],
  folders: ({ configHome }) => [join(configHome, 'opencode')],
  files(wish) {
    const { places, level } = wish;
    const isUser = level === 'user';
    const folder = isUser ? join(places.configHome, 'opencode') : places.project;
    const plugins = isUser ? join(folder, 'plugins') : join(places.project, '.opencode', 'plugins');
    const { command, args } = mcpCommand(wish);
    const server: Entry = {
      kind: 'key',
      at: ['mcp', 'agentsoul'],
      value: { type: 'local', command: [command, ...args], enabled: true },
    };
    return [
      { path: configFile(folder), format: 'json', entries: [server] },
      { path: join(plugins, 'agentsoul.js'), format: 'text', content: opencodePlugin(wish) },
      skillFile(join(isUser ? places.home : places.project, '.agents', 'skills')),
    ];
  },
  todo: () => ['Start a new session; `opencode mcp list` shows the server agentsoul.'],
};

/** It reads either name; a second file beside the one in use would surprise. */
function configFile(folder: string): string {
  const commented = join(folder, 'opencode.jsonc');
  return existsSync(commented) ? commented : join(folder, 'opencode.json');
}
