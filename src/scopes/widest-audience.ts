import type { Role } from '../roles/roles.js';
import type { ScopeKind } from './scopes.js';

/**
 * The widest audience any layout may give to a role's unmarked text in a prompt. `scopes --prove` checks every profile and every
 * config against this table, to detect mistakes in them.
 */
export const widestAudience: Readonly<Record<Role, readonly ScopeKind[]>> = {
  rules: ['main', 'group', 'room', 'subagent', 'heartbeat', 'cron', 'boot', 'bootstrap'],
  tools: ['main', 'group', 'room', 'subagent', 'heartbeat', 'cron', 'boot', 'bootstrap'],
  soul: ['main', 'group', 'room', 'heartbeat', 'cron', 'boot', 'bootstrap'],
  identity: ['main', 'group', 'room', 'heartbeat', 'cron', 'boot', 'bootstrap'],
  style: ['main', 'group', 'room', 'heartbeat', 'cron', 'boot', 'bootstrap'],
  examples: ['main', 'group', 'room', 'heartbeat', 'cron', 'boot', 'bootstrap'],
  heartbeat: ['main', 'group', 'room', 'heartbeat'],
  boot: ['main', 'boot'],
  bootstrap: ['main', 'bootstrap'],
  user: ['main', 'heartbeat', 'cron', 'bootstrap', 'boot'],
  core: ['main', 'heartbeat', 'cron', 'bootstrap', 'boot'],
  daily: ['main', 'group', 'room', 'heartbeat'],
  rooms: ['room'],
  wiki: ['main', 'heartbeat'],
  alternates: [],
  dreams: [],
  graph: [],
  procedures: [],
  vault: [],
  meta: [],
  transcripts: [],
};
