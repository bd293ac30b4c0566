import type { HookClient } from './hook-clients.js';
import type { HookInput } from './read-hook-input.js';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The program that really runs this hook. Several clients also run the hooks of others: Copilot, VS Code and Cursor those of Claude
 * Code, VS Code those of Copilot. The named one counts unless the input or the environment says otherwise.
 */
export function recogniseCaller(named: HookClient, { fields }: HookInput, env: Environment): HookClient {
  if (named === 'opencode' || named === 'openclaw' || named === 'codex' || named === 'gemini') return named;
  if ('cursor_version' in fields || set(env.CURSOR_VERSION)) return 'cursor';
  if (typeof fields.hookEventName === 'string') return 'vscode';
  const isCopilot = 'sessionId' in fields || (fields.source === 'new' && !('transcript_path' in fields));
  if (isCopilot || (named === 'claude-code' && set(env.COPILOT_AGENT_SESSION_ID))) return 'copilot';
  return named;
}

function set(value: string | undefined): boolean {
  return value !== undefined && value !== '';
}
