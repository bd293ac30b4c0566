import type { ResolvedConfig } from '../../config/defaults.js';
import { switchFor } from '../../config/scope-switch.js';
import type { Profile, Sight } from '../../profiles/profile.js';
import type { Role } from '../../roles/roles.js';
import { isNeverVisible, type Scope, type ScopeKind, seesAllNotes } from '../../scopes/scopes.js';

/** What decides who may look up a memory. */
export type LookupRules = { readonly profile: Profile; readonly config: Pick<ResolvedConfig, 'scopes'> };

/**
 * How much of a role's files a scope finds by search, recall, get, know and graph; null for nothing. The owner's own scopes find
 * everything, helpers find procedures and what is shared, everybody else what is shared.
 */
export function lookupVisibility({ profile, config }: LookupRules, role: Role | null, scope: Scope): Sight | null {
  const { kind } = scope;
  if (role === null) return seesAllNotes(kind) ? 'whole' : null;
  if (role === 'user' || role === 'core') return isOwnersOwn(role, kind, config) ? 'whole' : null;
  if (switchFor(config, { role, kind }) === false) return null;
  if (seesAllNotes(kind)) return 'whole';
  if (isOpened({ profile, config }, role, kind)) return 'whole';
  return kind === 'room' && (role === 'daily' || role === 'rooms') ? 'own' : 'shared';
}

/** USER.md is for private conversations only; core memory is treated like the owner's other notes. */
function isOwnersOwn(role: Role, kind: ScopeKind, config: LookupRules['config']): boolean {
  if (isNeverVisible(role, kind) || switchFor(config, { role, kind }) === false) return false;
  return role === 'user' ? kind === 'main' : seesAllNotes(kind);
}

function isOpened({ profile, config }: LookupRules, role: Role, kind: ScopeKind): boolean {
  const isHelper = kind === 'subagent' || kind === 'cron';
  if (role === 'procedures') return isHelper;
  if (role !== 'daily') return false;
  if (kind === 'subagent' || kind === 'cron') return config.scopes?.[kind]?.episodes === true;
  return profile.sharesNotes === true && profile.matrix.daily?.[kind] === 'whole';
}
