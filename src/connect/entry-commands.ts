import type { Wish } from './client.js';

/** The MCP server of the workspace, as a program and its arguments. */
export function mcpCommand({ program, workspace }: Wish): { command: string; args: string[] } {
  const words = [program.script, 'mcp', '-C', workspace, '--scope', 'main', '--access', 'write'];
  return { command: program.node, args: words };
}

/** What the command of a hook depends on. */
export type HookWish = Pick<Wish, 'program' | 'workspace' | 'isCaptured'>;

export type HookWords = { readonly client: string; readonly event: string; readonly part?: number };

/** A hook, as a program and its arguments. */
export function hookCommand({ program, workspace, isCaptured }: HookWish, { client, event, part }: HookWords) {
  const words = [program.script, 'hook', client, event, '-C', workspace];
  const isKept = isCaptured && ['prompt', 'stop', 'session-end'].includes(event);
  const args = [...words, ...(part === undefined ? [] : ['--part', String(part)]), ...(isKept ? ['--capture'] : [])];
  return { command: program.node, args };
}

/** The same as one line for a shell, every word quoted. */
export function hookLine(wish: Wish, words: HookWords): string {
  const { command, args } = hookCommand(wish, words);
  return [command, ...args].map(quoted).join(' ');
}

/** The same for PowerShell. */
export function hookPowerShell(wish: Wish, words: HookWords): string {
  const { command, args } = hookCommand(wish, words);
  return `& ${[command, ...args].map((word) => `'${word.replaceAll("'", "''")}'`).join(' ')}`;
}

/** Whether a setting starts a hook of agentsoul, whichever path and options it has. */
export function isOurHook(value: unknown): boolean {
  return /agentsoul(?:\.js)?['"\\, ]+hook['"\\, ]/.test(JSON.stringify(value) ?? '');
}

/** The events that a client is asked for; `stop` only matters where transcripts are kept. */
export function wantedEvents(wish: HookWish): readonly (HookWords & { readonly event: string })[] {
  const events = ['prompt', 'pre-compact', 'subagent-start', ...(wish.isCaptured ? ['stop'] : []), 'session-end'];
  const starts = [1, 2].map((part) => ({ client: '', event: 'session-start', part }));
  return [...starts, ...events.map((event) => ({ client: '', event }))];
}

function quoted(word: string): string {
  return /^[A-Za-z0-9_./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
