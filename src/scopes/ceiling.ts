import { SoulError } from '../errors/soul-error.js';
import { formatScope, type Scope, type ScopeKind } from './scopes.js';

/** For each scope, the scopes that see nothing it does not see. A process with that ceiling may use only those. */
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

/** The asked scope if the ceiling allows it, the ceiling itself if none was asked; throws when it would widen. */
export function limitScope(asked: Scope | null, ceiling: Scope): Scope {
  if (asked === null) return ceiling;
  if (isWithinCeiling(asked, ceiling)) return asked;
  throw new SoulError(
    'scope-above-ceiling',
    `The scope ${formatScope(asked)} sees more than this process may: AGENTSOUL_SCOPE is ${formatScope(ceiling)}.`,
    { hint: `Use \`--scope ${formatScope(ceiling)}\`, or a narrower one.` },
  );
}
