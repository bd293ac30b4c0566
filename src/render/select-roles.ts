import type { ResolvedConfig } from '../config/defaults.js';
import { switchFor } from '../config/scope-switch.js';
import type { Profile, Sight } from '../profiles/profile.js';
import { type Role, roleNames, roles } from '../roles/roles.js';
import { isNeverVisible, type Scope, type ScopeKind, seesAllNotes } from '../scopes/scopes.js';

/** Roles that are looked up when needed and never stand in a prompt by themselves. */
const lookedUpOnly: readonly Role[] = ['dreams', 'graph', 'procedures', 'vault', 'meta', 'transcripts', 'alternates'];

export type RoleSights = ReadonlyMap<Role, Sight>;

/** How much a scope sees of each role in a prompt: the profile's choice, opened or closed by the config, under what is never allowed. */
export function selectRoles(profile: Profile, config: Pick<ResolvedConfig, 'scopes'>, scope: Scope): RoleSights {
  const sights = new Map<Role, Sight>();
  for (const role of promptOrder(profile)) {
    const sight = sightOf(profile, config, { role, kind: scope.kind });
    if (sight !== null) sights.set(role, sight);
  }
  return sights;
}

/** All roles in prompt order; those a profile does not order come last. */
export function promptOrder(profile: Profile): Role[] {
  return [...profile.order, ...roleNames.filter((role) => !profile.order.includes(role))];
}

function sightOf(
  profile: Profile,
  config: Pick<ResolvedConfig, 'scopes'>,
  { role, kind }: { role: Role; kind: ScopeKind },
): Sight | null {
  if (isNeverVisible(role, kind)) return null;
  const byProfile = profile.matrix[role]?.[kind] ?? null;
  const setting = switchFor(config, { role, kind });
  if (setting === false) return null;
  if (setting === undefined) return byProfile;
  if (byProfile !== null) return byProfile === 'asked' ? 'whole' : byProfile;
  if (lookedUpOnly.includes(role) || role === 'rooms') return null;
  if (!roles[role].memory || seesAllNotes(kind)) return 'whole';
  return kind === 'room' ? 'own' : 'shared';
}
