/** Lines that one of two texts has more often than the other. Order and indentation are ignored. */
export function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const balance = new Map<string, number>();
  for (const line of linesOf(before)) balance.set(line, (balance.get(line) ?? 0) - 1);
  for (const line of linesOf(after)) balance.set(line, (balance.get(line) ?? 0) + 1);
  const repeated = ([line, count]: [string, number]) => Array.from({ length: Math.abs(count) }, () => line);
  const entries = [...balance];
  return {
    removed: entries.filter(([, count]) => count < 0).flatMap(repeated),
    added: entries.filter(([, count]) => count > 0).flatMap(repeated),
  };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
