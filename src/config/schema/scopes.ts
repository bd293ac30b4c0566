import * as z from 'zod';
import { type Role, roleNames, roles } from '../../roles/roles.js';
import { isNeverVisible, type ScopeKind } from '../../scopes/scopes.js';
import { section, toggle } from './value-types.js';

type RoleSwitches = { [R in Role]: z.ZodExactOptional<z.ZodBoolean> };

/** All scopes share the same switches except the ones that stay closed, so they are built once. */
export function scopesSchema() {
  const open = mapRoles((role) => toggle(`Whether this scope sees ${roles[role].says}.`).exactOptional());
  const switches = (kind: ScopeKind) => {
    return mapRoles((role) => (isNeverVisible(role, kind) ? closedSwitch(role, kind).exactOptional() : open[role]));
  };
  const episodes = toggle('Opens the episodes of the daily notes to search and recall in this scope.').exactOptional();
  const plain = (kind: ScopeKind) =>
    section(`What the scope ${kind} sees, role by role.`, switches(kind)).exactOptional();
  const withEpisodes = (kind: ScopeKind) => {
    return section(`What the scope ${kind} sees, role by role.`, { ...switches(kind), episodes }).exactOptional();
  };
  return section('Opens or closes roles for a scope. A role closed by one source cannot be opened by another.', {
    main: plain('main'),
    group: plain('group'),
    room: plain('room'),
    subagent: withEpisodes('subagent'),
    heartbeat: plain('heartbeat'),
    cron: withEpisodes('cron'),
    boot: plain('boot'),
    bootstrap: plain('bootstrap'),
  } satisfies Record<ScopeKind, z.ZodType>);
}

function mapRoles(make: (role: Role) => z.ZodExactOptional<z.ZodBoolean>): RoleSwitches {
  return Object.fromEntries(roleNames.map((role) => [role, make(role)])) as RoleSwitches;
}

function closedSwitch(role: Role, kind: ScopeKind): z.ZodBoolean {
  const error = `false (${role} never reaches the scope ${kind})`;
  const description = 'Always closed: this role never reaches an audience beyond the owner.';
  return z
    .boolean({ error })
    .refine((value) => value === false, { error })
    .meta({ description, examples: [false], const: false });
}
