import { join } from 'node:path';
import type { Client, Entry, Places } from '../client.js';
import { type HookWish, hookCommand, mcpCommand, wantedEvents } from '../entry-commands.js';
import { skillFile } from '../skill-file.js';

const events: Readonly<Record<string, string>> = {
  'session-start': 'SessionStart',
  prompt: 'UserPromptSubmit',
  'pre-compact': 'PreCompact',
  'subagent-start': 'SubagentStart',
  stop: 'Stop',
  'session-end': 'SessionEnd',
};

export const claudeCode: Client = {
  name: 'claude-code',
  title: 'Claude Code',
  programs: ['claude'],
  folders: ({ home }) => [join(home, '.claude')],
  files(wish) {
    const { places, level } = wish;
    const { settings, servers, skills } = level === 'user' ? userFiles(places) : projectFiles(places);
    const server = { type: 'stdio', ...mcpCommand(wish) };
    return [
      {
        path: servers,
        format: 'json',
        entries: [{ kind: 'key', at: ['mcpServers', 'agentsoul'], value: server }],
      },
      { path: settings, format: 'json', entries: claudeHooks(wish) },
      skillFile(skills),
    ];
  },
  todo: ({ level }) => [
    ...(level === 'project' ? ['Claude Code asks once whether it may use the servers of .mcp.json: say yes.'] : []),
    'Start a new session; `claude mcp list` shows the server agentsoul.',
  ],
};

function userFiles({ home, env }: Places) {
  const own = env.CLAUDE_CONFIG_DIR;
  const folder = own === undefined || own === '' ? join(home, '.claude') : own;
  const servers = own === undefined || own === '' ? join(home, '.claude.json') : join(own, '.claude.json');
  return { servers, settings: join(folder, 'settings.json'), skills: join(folder, 'skills') };
}

function projectFiles({ project }: Places) {
  const folder = join(project, '.claude');
  return {
    servers: join(project, '.mcp.json'),
    settings: join(folder, 'settings.json'),
    skills: join(folder, 'skills'),
  };
}

/** Every event is a group of its own, so that the limit of 10,000 characters holds for each part alone. */
export function claudeHooks(wish: HookWish): Entry[] {
  return wantedEvents(wish).map((words): Entry => {
    const command = hookCommand(wish, { ...words, client: 'claude-code' });
    return {
      kind: 'item',
      at: ['hooks', events[words.event] ?? words.event],
      value: { hooks: [{ type: 'command', ...command, timeout: 10 }] },
    };
  });
}
