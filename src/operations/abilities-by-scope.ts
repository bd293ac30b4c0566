import type { Scope, ScopeKind } from '../scopes/scopes.js';

/** What a session may do, apart from what it may see. */
export const abilityNames = ['read', 'propose', 'write', 'approve', 'admin'] as const;

export type Ability = (typeof abilityNames)[number];

const everyday: readonly Ability[] = ['read', 'propose', 'write', 'approve'];

const byCeiling: Readonly<Record<ScopeKind, readonly Ability[]>> = {
  main: everyday,
  heartbeat: everyday,
  boot: everyday,
  bootstrap: everyday,
  group: ['read', 'write'],
  room: ['read', 'write'],
  subagent: ['read', 'propose'],
  cron: ['read', 'propose'],
};

/** The abilities of a session with this ceiling. `admin` is not among them: a person must be there. */
export function abilitiesOf(ceiling: Scope, { isOwnerPresent }: { isOwnerPresent: boolean }): readonly Ability[] {
  const usual = byCeiling[ceiling.kind];
  return isOwnerPresent && ceiling.kind === 'main' ? [...usual, 'admin'] : usual;
}
