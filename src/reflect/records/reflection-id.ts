/** `r-007`, as written in the log, in commits and on the command line. */
export function formatReflectionId(number: number): string {
  return `r-${String(number).padStart(3, '0')}`;
}

/** The number of a reflection; null if it is not one. */
export function reflectionNumber(id: string): number | null {
  const match = /^r-(\d{3,9})$/.exec(id);
  return match === null ? null : Number(match[1]);
}
