/** The archive heading above memories that were forgotten together from one file. */
export function archiveHeading({ day, time, path }: { day: string; time: string; path: string }): string {
  return `## ${day} ${time} from ${path}`;
}

/** The source file named by such a heading; null for any other heading. */
export function archivedFrom(heading: string): string | null {
  return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2} from (\S.*)$/.exec(heading)?.[1] ?? null;
}
