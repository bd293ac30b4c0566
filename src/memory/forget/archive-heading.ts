/** The heading above what was forgotten at one time from one file, in the archive. */
export function archiveHeading({ day, time, path }: { day: string; time: string; path: string }): string {
  return `## ${day} ${time} from ${path}`;
}

/** The file that what stands below such a heading came from; null for any other heading. */
export function archivedFrom(heading: string): string | null {
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2} from (\S.*)$/.exec(heading)?.[1] ?? null;
}
