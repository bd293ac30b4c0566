import type { Role } from '../roles/roles.js';
import type { ScopeKind } from '../scopes/scopes.js';
import type { ResolvedConfig } from './defaults.js';

/** Whether the config opens or closes a role. A room is a group, so what is said of groups holds for it until it says otherwise. */
export function switchFor(
  { scopes }: Pick<ResolvedConfig, 'scopes'>,
  { role, kind }: { role: Role; kind: ScopeKind },
): boolean | undefined {
  const own = scopes?.[kind]?.[role];
  return own === undefined && kind === 'room' ? scopes?.group?.[role] : own;
}
