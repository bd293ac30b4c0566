import { roles } from '../../roles/roles.js';
import type { LintDocument } from '../text/lint-document.js';

/** Whether agents write memories there. */
export function isMemory({ role, path }: Pick<LintDocument, 'role' | 'path'>): boolean {
  return role === null ? /(?:^|\/)(?:memory|notes|transcripts)\//.test(path) : roles[role].memory;
}

/** What is kept because it should hold: one place per fact, no diary. */
export function isCurated({ role }: Pick<LintDocument, 'role'>): boolean {
  return role === 'core' || role === 'user' || role === 'vault' || role === 'procedures';
}
