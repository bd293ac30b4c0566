import type { Store } from '../../entries/entry.js';
import { SoulError } from '../../errors/soul-error.js';
import type { Role } from '../../roles/roles.js';
import { type Layout, pathPatterns } from '../../workspace/role-paths.js';

const roleOfStore: Readonly<Record<Store, Role>> = {
  core: 'core',
  episodic: 'daily',
  semantic: 'graph',
  procedural: 'procedures',
  vault: 'vault',
};

/** Whether a layout has a place for the memories of a store. */
export function hasStore(layout: Layout, store: Store): boolean {
  return store === 'episodic' || pathPatterns(layout, roleOfStore[store]).length > 0;
}

export function requireStore(layout: Layout, store: Store): void {
  if (hasStore(layout, store)) return;
  throw new SoulError('usage', `The layout ${layout.profile.name} has no place for ${store} memories.`, {
    hint: 'Leave `--store` out, or use `--store episodic`. Nothing was changed.',
  });
}
