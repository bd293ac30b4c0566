import { stateFolder } from './change-in-progress.js';
import { type Layout, pathPatterns } from './role-paths.js';

/** The log is a copy of the git history, for people and agents who search it without git. In a workspace without git it is the only record. */
export function auditLogPath(layout: Layout): string {
  const meta = pathPatterns(layout, 'meta')[0];
  return meta === undefined ? `${stateFolder}/audit.log` : `${meta}audit.log`;
}
