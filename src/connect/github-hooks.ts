import type { Wish } from './client.js';
import { hookLine, hookPowerShell, wantedEvents } from './entry-commands.js';

const events: Readonly<Record<string, string>> = {
  'session-start': 'sessionStart',
  prompt: 'userPromptSubmitted',
  'pre-compact': 'preCompact',
  'subagent-start': 'subagentStart',
  stop: 'agentStop',
  'session-end': 'sessionEnd',
};

/** A file of hooks as Copilot reads it, and VS Code too: a hook finds out which of them runs it. */
export function githubHooks(wish: Wish): string {
  const hooks: Record<string, object[]> = {};
  for (const words of wantedEvents(wish)) {
    const event = events[words.event] ?? words.event;
    const named = { ...words, client: 'copilot' };
    hooks[event] ??= [];
    hooks[event].push({
      type: 'command',
      bash: hookLine(wish, named),
      powershell: hookPowerShell(wish, named),
      timeoutSec: 10,
    });
  }
  return `${JSON.stringify({ version: 1, hooks }, null, 2)}\n`;
}
