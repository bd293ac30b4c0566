import { join } from 'node:path';
import type { Client, Entry, Wish } from '../client.js';
import { hookLine, mcpCommand, wantedEvents } from '../entry-commands.js';
import { skillFile } from '../skill-file.js';

/** Its event before a compaction comes before every call of a model too, so it is of no use. */
const events: Readonly<Record<string, string>> = {
  'session-start': 'SessionStart',
  prompt: 'BeforeAgent',
  stop: 'AfterAgent',
  'session-end': 'SessionEnd',
};

export const gemini: Client = {
  name: 'gemini',
  title: 'Gemini CLI',
  programs: ['gemini'],
  folders: ({ home }) => [join(home, '.gemini')],
  files(wish) {
    const root = wish.level === 'user' ? wish.places.home : wish.places.project;
    const server: Entry = { kind: 'key', at: ['mcpServers', 'agentsoul'], value: mcpCommand(wish) };
    return [
      { path: join(root, '.gemini', 'settings.json'), format: 'json', entries: [server, ...hooks(wish)] },
      skillFile(join(root, '.agents', 'skills')),
    ];
  },
  todo: () => ['Gemini CLI runs hooks in trusted folders only: start it in your project and trust the folder.'],
};

function hooks(wish: Wish): Entry[] {
  return wantedEvents(wish).flatMap((words): Entry[] => {
    const event = events[words.event];
    if (event === undefined) return [];
    const name = `agentsoul-${words.event}${words.part === undefined ? '' : `-${words.part}`}`;
    const command = hookLine(wish, { ...words, client: 'gemini' });
    return [
      {
        kind: 'item',
        at: ['hooks', event],
        value: { hooks: [{ type: 'command', name, command, timeout: 10_000 }] },
      },
    ];
  });
}
