import { SoulError } from '../errors/soul-error.js';
import { limitScope } from '../scopes/scope-ceiling.js';
import { formatScope, parseScope, readScope, type Scope } from '../scopes/scopes.js';
import type { Session } from './caller-session.js';
import type { Operation } from './operation.js';

type Gated = Pick<Operation<unknown, unknown, unknown>, 'name' | 'needs' | 'sees'>;

/** Refuses an operation that this session may not run. */
export function checkAllowed({ ceiling, abilities }: Session, { name, needs, sees }: Gated): void {
  const command = name.replaceAll('.', ' ');
  const isOwners = sees === 'owner' || (typeof sees === 'object' && !sees.includes(ceiling.kind));
  if (isOwners && ceiling.kind !== 'main') {
    throw new SoulError(
      'scope-above-ceiling',
      `\`agentsoul ${command}\` is for the owner only, and AGENTSOUL_SCOPE limits this process to ${ceiling.kind}.`,
      { hint: 'Run it without AGENTSOUL_SCOPE if you are the owner.' },
    );
  }
  if (abilities.includes(needs)) return;
  if (needs === 'admin') {
    throw new SoulError('terminal-needed', `\`agentsoul ${command}\` needs a person at a terminal.`, {
      hint: 'Run the command in a terminal. Nothing was changed.',
    });
  }
  const mayPropose = needs === 'write' && abilities.includes('propose');
  throw new SoulError(
    'scope-above-ceiling',
    mayPropose
      ? `\`agentsoul ${command}\` writes to memory, and AGENTSOUL_SCOPE limits this process to ${ceiling.kind}, which may only propose.`
      : `\`agentsoul ${command}\` needs the ability to ${needs}, which this session does not have.`,
    {
      hint: mayPropose
        ? 'Use `agentsoul propose "…" --from NAME`; the main agent reviews it. Nothing was changed.'
        : `The ceiling of this session is ${formatScope(ceiling)}. Nothing was changed.`,
    },
  );
}

type Addressed = { readonly scope?: Scope | string | undefined; readonly room?: string | undefined };

/**
 * The scope of one call: the asked one if the ceiling allows it, else a refusal; the ceiling where none was asked. For what reads, a
 * room is part of the scope. For what writes, it is where the text goes, and what is written from a group or a room stays there.
 */
export function narrowScope({ ceiling }: Session, { needs, sees }: Gated, input: unknown): Scope {
  if (sees === 'nothing' || typeof input !== 'object' || input === null) return ceiling;
  const { scope, room }: Addressed = input;
  const isShared = ceiling.kind === 'group' || ceiling.kind === 'room';
  if (needs !== 'read') {
    if (room !== undefined && isShared) limitScope(parseScope('room', room), ceiling);
    return limitScope(scope === undefined ? null : readScope(scope), ceiling);
  }
  if (room === undefined) return limitScope(scope === undefined ? null : readScope(scope), ceiling);
  return limitScope(parseScope(scope === undefined ? 'group' : nameOf(scope), room), ceiling);
}

function nameOf(scope: Scope | string): string {
  return typeof scope === 'string' ? scope : formatScope(scope);
}
