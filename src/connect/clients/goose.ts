import { join } from 'node:path';
import type { Client } from '../client.js';
import { mcpCommand } from '../entry-commands.js';

export const goose: Client = {
  name: 'goose',
  title: 'Goose',
  programs: ['goose'],
  folders: ({ configHome }) => [join(configHome, 'goose')],
  files(wish) {
    const { command, args } = mcpCommand(wish);
    const extension = { type: 'stdio', name: 'agentsoul', cmd: command, args, envs: {}, timeout: 60, enabled: true };
    return [
      {
        path: join(wish.places.configHome, 'goose', 'config.yaml'),
        format: 'yaml',
        entries: [{ kind: 'key', at: ['extensions', 'agentsoul'], value: extension }],
      },
    ];
  },
  todo: ({ level }) => [
    ...(level === 'project' ? ['Goose has one config for all projects; it was edited.'] : []),
    'Start a new session. Goose runs no hook of ours, so begin with the prompt `start_session` of agentsoul.',
  ],
};
