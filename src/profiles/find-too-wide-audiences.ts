import type { Role } from '../roles/roles.js';
import { isNeverVisible, type ScopeKind } from '../scopes/scopes.js';
import { widestAudience } from '../scopes/widest-audience.js';
import type { Profile, Sight } from './profile.js';

export type Overreach = { readonly role: Role; readonly kind: ScopeKind };

/** Cells of a profile's matrix that give a role to an audience no layout may give it to. */
export function findOverreach(profile: Profile): Overreach[] {
  const rows = Object.entries(profile.matrix) as [Role, Partial<Record<ScopeKind, Sight>>][];
  return rows.flatMap(([role, row]) => {
    const cells = Object.entries(row) as [ScopeKind, Sight][];
    return cells.filter(([kind, sight]) => isTooMuch(profile, { role, kind, sight })).map(([kind]) => ({ role, kind }));
  });
}

function isTooMuch({ sharesNotes }: Profile, { role, kind, sight }: Overreach & { sight: Sight }): boolean {
  if (isNeverVisible(role, kind)) return true;
  if (sight === 'shared') return false;
  if (!widestAudience[role].includes(kind)) return true;
  const isOpenLog = role === 'daily' && sight === 'whole' && (kind === 'group' || kind === 'room');
  return isOpenLog && sharesNotes !== true;
}
