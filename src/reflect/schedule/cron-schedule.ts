import { Cron } from 'croner';

export type ScheduleView = { readonly schedule: string; readonly timezone: string; readonly at: Date };

/** The five fields of cron for a schedule of the config, `03:00` or `0 3 * * 1`; null when it is off. */
export function cronExpression(schedule: string): string | null {
  if (schedule === 'off') return null;
  const time = /^(\d{2}):(\d{2})$/.exec(schedule);
  return time === null ? schedule : `${Number(time[2])} ${Number(time[1])} * * *`;
}

/** The next scheduled moment, in the owner's zone; null when there is none. */
export function nextRun({ schedule, timezone, at }: ScheduleView): Date | null {
  return cronFor(schedule, timezone)?.nextRun(at) ?? null;
}

/** The last scheduled moment up to this one. */
export function lastRun({ schedule, timezone, at }: ScheduleView): Date | null {
  // Inclusive; croner works in whole seconds.
  return cronFor(schedule, timezone)?.previousRuns(1, new Date(at.getTime() + 1_000))[0] ?? null;
}

function cronFor(schedule: string, timezone: string): Cron | null {
  const expression = cronExpression(schedule);
  return expression === null ? null : new Cron(expression, { timezone });
}
