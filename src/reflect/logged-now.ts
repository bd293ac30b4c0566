import { clockTimeAt } from '../workspace/clock-time.js';
import { dayAt } from '../workspace/days.js';
import type { Workspace } from '../workspace/workspace.js';
import type { LoggedReflection } from './reflection-log.js';

/** An entry of the log with the day and time it is for the owner. */
export function loggedNow(
  { at, timezone }: Pick<Workspace, 'at' | 'timezone'>,
  entry: Pick<LoggedReflection, 'id' | 'verdict' | 'lines'>,
): Omit<LoggedReflection, 'number'> {
  return { ...entry, day: dayAt(at, timezone), time: clockTimeAt(at, timezone) };
}
