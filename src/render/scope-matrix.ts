import type { ResolvedConfig } from '../config/defaults.js';
import type { Profile, Sight } from '../profiles/profile.js';
import { type Role, roleNames } from '../roles/roles.js';
import { type Scope, type ScopeKind, scopeKinds } from '../scopes/scopes.js';
import { selectRoles } from './select-roles.js';

export type ScopeMatrix = Readonly<Record<Role, Readonly<Record<ScopeKind, Sight | null>>>>;

/** How much each scope sees of each role in a prompt, as it holds for this workspace. */
export function scopeMatrix(profile: Profile, config: Pick<ResolvedConfig, 'scopes'>): ScopeMatrix {
  const sights = new Map(scopeKinds.map((kind) => [kind, selectRoles(profile, config, exampleScope(kind))]));
  const rows = roleNames.map((role) => {
    const cells = scopeKinds.map((kind) => [kind, sights.get(kind)?.get(role) ?? null]);
    return [role, Object.fromEntries(cells)];
  });
  return Object.fromEntries(rows) as ScopeMatrix;
}

export function exampleScope(kind: ScopeKind): Scope {
  return kind === 'room' ? { kind, room: 'example' } : { kind };
}
