import { SoulError } from '../src/errors/soul-error.js';
import type { Presence } from '../src/journal/actors.js';
import { limitScope, readCeiling } from '../src/scopes/ceiling.js';
import { parseScope, type Scope } from '../src/scopes/scopes.js';
import type { Workspace } from '../src/workspace/workspace.js';
import type { CommandContext } from './command.js';

/** The workspace of this run. */
export async function openHere({ cwd, env, global, now, open, terminal }: CommandContext): Promise<Workspace> {
  const openWorkspace = open ?? (await import('../src/workspace/open-workspace.js')).openWorkspace;
  return openWorkspace(global.workspace ?? cwd, {
    at: now,
    env,
    platform: process.platform,
    // Asking the system takes time, and most configs name a zone.
    get timezone() {
      return systemTimezone();
    },
    ...(global.agent !== undefined && { agent: global.agent }),
    onWarning: (message) => terminal.warn(message),
  });
}

/** The zone of this machine; an empty or broken `TZ` makes it unknown, which counts as UTC. */
export function systemTimezone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === undefined || zone === '' || zone === 'Etc/Unknown' ? 'UTC' : zone;
}

/** The widest scope this process may use: `AGENTSOUL_SCOPE`, else everything. */
export function ceilingOf({ env }: Pick<CommandContext, 'env'>): Scope {
  return readCeiling(env.AGENTSOUL_SCOPE);
}

/** The asked scope under the ceiling; without one, the widest allowed. */
export function scopeOf(context: CommandContext, asked: string | undefined, room?: string): Scope {
  const scope = asked === undefined ? (room === undefined ? null : parseScope('group', room)) : parseScope(asked, room);
  return limitScope(scope, ceilingOf(context));
}

/** Refuses a command that shows or changes what only the owner may see, when the process is limited to less. */
export function requireOwner(context: CommandContext, command: string): void {
  const ceiling = ceilingOf(context);
  if (ceiling.kind === 'main') return;
  throw new SoulError(
    'scope-above-ceiling',
    `\`agentsoul ${command}\` is for the owner only, and AGENTSOUL_SCOPE limits this process to ${ceiling.kind}.`,
    {
      hint: 'Run it without AGENTSOUL_SCOPE if you are the owner.',
    },
  );
}

/**
 * Refuses to write memories where a process may not: a sub-agent proposes them, and a process that is limited to a group or a
 * room tells nothing to another room.
 */
export function requireWriter(
  context: CommandContext,
  { command, room }: { command: string; room: string | undefined },
): void {
  const ceiling = ceilingOf(context);
  if (ceiling.kind === 'subagent') {
    throw new SoulError(
      'scope-above-ceiling',
      `\`agentsoul ${command}\` writes to memory, and AGENTSOUL_SCOPE limits this process to ${ceiling.kind}, which may only propose.`,
      { hint: 'Use `agentsoul propose "…" --from NAME`; the main agent reviews it. Nothing was changed.' },
    );
  }
  if (room !== undefined && (ceiling.kind === 'group' || ceiling.kind === 'room')) scopeOf(context, undefined, room);
}

/** Whether a person sits at a terminal, as the audit log records it. */
export function presenceOf({ terminal }: CommandContext): Presence {
  return terminal.isTty.stdin && terminal.isTty.stderr ? 'tty' : 'unattended';
}
