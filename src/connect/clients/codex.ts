import { join } from 'node:path';
import type { Client, Entry, Places, Wish } from '../client.js';
import { hookLine, mcpCommand, wantedEvents } from '../entry-commands.js';
import { skillFile } from '../skill-file.js';

const events: Readonly<Record<string, string>> = {
  'session-start': 'SessionStart',
  prompt: 'UserPromptSubmit',
  'pre-compact': 'PreCompact',
  'subagent-start': 'SubagentStart',
  stop: 'Stop',
  'session-end': 'SessionEnd',
};

export const codex: Client = {
  name: 'codex',
  title: 'Codex',
  programs: ['codex'],
  folders: ({ home }) => [join(home, '.codex')],
  files(wish) {
    const { places, level } = wish;
    const folder = level === 'user' ? userFolder(places) : join(places.project, '.codex');
    const skills = join(level === 'user' ? places.home : places.project, '.agents', 'skills');
    return [{ path: join(folder, 'hooks.json'), format: 'json', entries: hooks(wish) }, skillFile(skills)];
  },
  // The comments in a TOML file survive only what Codex writes itself.
  command(wish) {
    if (wish.level === 'project') return null;
    const { command, args } = mcpCommand(wish);
    const lines = `[mcp_servers.agentsoul]\ncommand = ${JSON.stringify(command)}\nargs = ${JSON.stringify(args)}\n`;
    return {
      program: 'codex',
      add: ['mcp', 'add', 'agentsoul', '--', command, ...args],
      remove: ['mcp', 'remove', 'agentsoul'],
      path: join(userFolder(wish.places), 'config.toml'),
      lines,
      isDone: (text) => includesAll(sectionOf(text), [command, ...args]),
    };
  },
  todo: (wish) => [
    'Start Codex once and trust the new hooks; until then it silently does not run them.',
    ...(wish.level === 'project' ? [`Add the server to .codex/config.toml:\n${tomlLines(wish)}`] : []),
  ],
};

function tomlLines(wish: Wish): string {
  const { command, args } = mcpCommand(wish);
  return `[mcp_servers.agentsoul]\ncommand = ${JSON.stringify(command)}\nargs = ${JSON.stringify(args)}`;
}

function userFolder({ home, env }: Places): string {
  const own = env.CODEX_HOME;
  return own === undefined || own === '' ? join(home, '.codex') : own;
}

/** The table of our server, as text: enough to see whether it names the same words. */
function sectionOf(text: string): string {
  const start = /^\s*\[mcp_servers\.(?:agentsoul|"agentsoul")\]/m.exec(text);
  if (start === null) return '';
  const rest = text.slice(start.index + start[0].length);
  const end = /^\s*\[(?!mcp_servers\.agentsoul)/m.exec(rest);
  return end === null ? rest : rest.slice(0, end.index);
}

function includesAll(section: string, words: readonly string[]): boolean {
  return words.every((word) => section.includes(JSON.stringify(word)) || section.includes(`'${word}'`));
}

function hooks(wish: Wish): Entry[] {
  return wantedEvents(wish).map(
    (words): Entry => ({
      kind: 'item',
      at: ['hooks', events[words.event] ?? words.event],
      value: { hooks: [{ type: 'command', command: hookLine(wish, { ...words, client: 'codex' }), timeout: 10 }] },
    }),
  );
}
