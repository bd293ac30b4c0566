import { type Day, dayAt } from '../workspace/calendar-days.js';
import { auditLogText } from '../workspace/read-audit-log.js';
import type { Workspace } from '../workspace/workspace.js';

/** The days that the log remembers lines of core memory by, by their ids. What was remembered again counts from the last time. */
export function readCoreDays(
  workspace: Pick<Workspace, 'root' | 'profile' | 'agentId' | 'agentFolder' | 'timezone'>,
): ReadonlyMap<string, Day> {
  const days = new Map<string, Day>();
  for (const [, at = '', id = ''] of auditLogText(workspace).matchAll(remembered)) {
    days.set(id, dayAt(new Date(at), workspace.timezone));
  }
  return days;
}

/** A line that stands there a second time has a number behind its id. */
const remembered = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) \|[^\n]*\| remember (core:[0-9a-f]{8}(?:\.\d+)?) \(/gm;
