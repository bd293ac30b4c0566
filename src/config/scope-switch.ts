import type { Role } from '../roles/roles.js';
import type { ScopeKind } from '../scopes/scopes.js';
import type { ResolvedConfig } from './defaults.js';

/** Whether the config opens or closes a role. A room is a group: settings for groups apply to it unless the room has its own. */
export function switchFor(
  { scopes }: Pick<ResolvedConfig, 'scopes'>,
  { role, kind }: { role: Role; kind: ScopeKind },
): boolean | undefined {
  const own = scopes?.[kind]?.[role];
  return own === undefined && kind === 'room' ? scopes?.group?.[role] : own;
}
