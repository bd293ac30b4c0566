import { dayAt } from '../../workspace/calendar-days.js';
import { timeOfDayAt } from '../../workspace/time-of-day.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { LoggedReflection } from './reflection-log.js';

/** An entry of the log with the day and time it is for the owner. */
export function newLogEntry(
  { at, timezone }: Pick<Workspace, 'at' | 'timezone'>,
  entry: Pick<LoggedReflection, 'id' | 'verdict' | 'lines'>,
): Omit<LoggedReflection, 'number'> {
  return { ...entry, day: dayAt(at, timezone), time: timeOfDayAt(at, timezone) };
}
