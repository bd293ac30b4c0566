import { SoulError } from '../errors/soul-error.js';
import { formatScope, parseScope, type Scope, type ScopeKind, scopeNames } from './scopes.js';

/**
 * The widest scope this process may use, from `AGENTSOUL_SCOPE`, which must match exactly. Only an unset variable means no limit:
 * an unreadable value means that a limit was intended.
 */
export function readCeiling(given: string | undefined): Scope {
  if (given === undefined) return { kind: 'main' };
  const scope = isExact(given) ? parseOrNull(given) : null;
  if (scope !== null) return scope;
  throw new SoulError(
    'unknown-scope',
    `AGENTSOUL_SCOPE is ${JSON.stringify(given)}, which is not a scope. Nothing was read or changed.`,
    { hint: `Set it to ${scopeNames('or')}. Unset it only if you are the owner.` },
  );
}

/** Spaces are treated as a mistake, and U+FFFD replaces bytes that were not valid text. */
function isExact(text: string): boolean {
  return !/^\s|^room:\s|\s$|[\p{Cc}\uFFFD]/u.test(text);
}

function parseOrNull(text: string): Scope | null {
  try {
    return parseScope(text);
  } catch {
    return null;
  }
}

/** For each scope, the scopes that see no more than it does. A process with that ceiling may use only those. */
const narrower: Record<ScopeKind, readonly ScopeKind[]> = {
  main: ['main', 'group', 'room', 'subagent', 'heartbeat', 'cron', 'boot', 'bootstrap'],
  heartbeat: ['heartbeat', 'cron', 'boot', 'group', 'room', 'subagent'],
  bootstrap: ['bootstrap', 'boot', 'group', 'subagent'],
  cron: ['cron', 'boot', 'group', 'subagent'],
  boot: ['boot', 'group', 'subagent'],
  room: ['room', 'group'],
  group: ['group'],
  subagent: ['subagent'],
};

export function isWithinCeiling(scope: Scope, ceiling: Scope): boolean {
  if (scope.kind === 'room' && ceiling.kind === 'room') return scope.room === ceiling.room;
  return narrower[ceiling.kind].includes(scope.kind);
}

/** The one of two scopes that sees no more than the other; null where neither does. */
export function narrowerScope(one: Scope, other: Scope): Scope | null {
  if (isWithinCeiling(one, other)) return one;
  return isWithinCeiling(other, one) ? other : null;
}

/** The requested scope if the ceiling allows it, or the ceiling if none was requested. Throws if the scope is wider than the ceiling. */
export function limitScope(asked: Scope | null, ceiling: Scope): Scope {
  if (asked === null) return ceiling;
  if (isWithinCeiling(asked, ceiling)) return asked;
  throw new SoulError(
    'scope-above-ceiling',
    `The scope ${formatScope(asked)} sees more than this process is allowed to see: AGENTSOUL_SCOPE is ${formatScope(ceiling)}.`,
    { hint: `Use \`--scope ${formatScope(ceiling)}\` or a narrower one.` },
  );
}
