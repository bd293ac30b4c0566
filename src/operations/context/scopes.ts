import { type ScopeMatrix, scopeMatrix } from '../../render/scope-matrix.js';
import { type Role, roleNames } from '../../roles/roles.js';
import { nothing } from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type ScopeOverview = {
  readonly profile: string;
  /** Whether each scope sees something of each role. */
  readonly matrix: Readonly<Record<string, Readonly<Record<string, boolean>>>>;
  /** How much it sees. */
  readonly sights: ScopeMatrix;
  /** The roles that this layout has files for. */
  readonly roles: readonly Role[];
};

export const handler = defineHandler({
  input: nothing,
  async run(call): Promise<ScopeOverview> {
    const { profile, config } = await call.workspace();
    const sights = scopeMatrix(profile, config);
    const roles = roleNames.filter((role) => profile.paths[role] !== undefined);
    return { profile: profile.name, matrix: visible(sights), sights, roles };
  },
});

function visible(sights: ScopeMatrix): ScopeOverview['matrix'] {
  const rows = Object.entries(sights).map(([role, row]) => {
    const cells = Object.entries(row).map(([scope, sight]) => [scope, sight !== null]);
    return [role, Object.fromEntries(cells)];
  });
  return Object.fromEntries(rows);
}
