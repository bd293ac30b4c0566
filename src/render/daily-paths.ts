import { dayAt, parseDailyName, shiftDay } from '../workspace/calendar-days.js';
import { pathPatterns } from '../workspace/role-paths.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';

/**
 * The daily files of the last days, oldest first, so that the most variable part of a prompt comes last. The default file of each day is
 * included even if it does not exist, so that an unreadable one is reported.
 */
export async function dailyPaths(workspace: Workspace, reader: SnapshotReader): Promise<readonly string[]> {
  const today = dayAt(workspace.at, workspace.timezone);
  const { days: count } = workspace.config.memory.daily;
  const days = Array.from({ length: count }, (_, back) => shiftDay(today, -back));
  const found = new Map<string, string>();
  for (const pattern of pathPatterns(workspace, 'daily')) {
    const folder = pattern.slice(0, pattern.lastIndexOf('/'));
    for (const day of days) found.set(pattern.replace('{day}', day), day);
    for (const name of await reader.list(folder)) {
      const day = parseDailyName(name)?.day;
      if (day !== undefined && days.includes(day)) found.set(`${folder}/${name}`, day);
    }
  }
  return [...found]
    .sort(([onePath, oneDay], [otherPath, otherDay]) => compare(oneDay, otherDay) || compare(onePath, otherPath))
    .map(([path]) => path);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
