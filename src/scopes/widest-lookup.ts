import type { Role } from '../roles/roles.js';
import type { ScopeKind } from './scopes.js';

/**
 * The widest audience that may find a role's unmarked text by looking it up: search, recall, get, know, graph. `scopes --prove`
 * holds every lookup against this table, which repeats on purpose what the lookups decide by themselves.
 */
export const widestLookup: Partial<Readonly<Record<Role, readonly ScopeKind[]>>> = {
  user: ['main'],
  core: ['main', 'heartbeat'],
  daily: ['main', 'heartbeat'],
  rooms: ['main', 'heartbeat'],
  graph: ['main', 'heartbeat'],
  vault: ['main', 'heartbeat'],
  procedures: ['main', 'heartbeat', 'subagent', 'cron'],
  dreams: ['main', 'heartbeat'],
  transcripts: ['main', 'heartbeat'],
  wiki: ['main', 'heartbeat'],
  meta: ['main', 'heartbeat'],
};
