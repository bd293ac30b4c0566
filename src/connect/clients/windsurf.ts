import { join } from 'node:path';
import type { Client } from '../client.js';
import { mcpCommand } from '../entry-commands.js';

export const windsurf: Client = {
  name: 'windsurf',
  title: 'Windsurf',
  programs: ['windsurf'],
  folders: ({ home }) => [join(home, '.codeium', 'windsurf')],
  files: (wish) => [
    {
      path: join(wish.places.home, '.codeium', 'windsurf', 'mcp_config.json'),
      format: 'json',
      entries: [{ kind: 'key', at: ['mcpServers', 'agentsoul'], value: mcpCommand(wish) }],
    },
  ],
  todo: ({ level }) => [
    ...(level === 'project' ? ['Windsurf has one file of servers for all projects; it was edited.'] : []),
    "Refresh the MCP servers in the settings of Windsurf. Its hooks can't add text, so ask the agent to call `recall` first.",
  ],
};
