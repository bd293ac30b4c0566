import type { Role } from '../roles/roles.js';
import type { ScopeKind } from './scopes.js';

/**
 * The widest audience that may find a role's unmarked text by lookup: search, recall, get, know, graph. `scopes --prove` checks every
 * lookup against this table. It deliberately repeats what the lookups decide themselves.
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
