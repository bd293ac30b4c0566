import type { LintReport } from '../lint-workspace.js';

/** `2 errors, 1 warning in 3 of 14 files`, of what has a severity that is shown. */
export function summaryLine({ summary, checked, findings, unreadable }: LintReport): string {
  const kinds = [
    [summary.error, 'error'],
    [summary.warning, 'warning'],
    [summary.info, 'info'],
  ] as const;
  const counts = kinds.filter(([count]) => count > 0).map(([count, word]) => plural(count, word));
  const files = new Set(findings.map(({ path }) => path)).size;
  const total = Math.max(files, checked.files);
  const found =
    counts.length === 0
      ? `Nothing found in ${plural(total, 'file')}`
      : `${counts.join(', ')} in ${files} of ${plural(total, 'file')}`;
  return unreadable.length === 0 ? found : `${found}; ${plural(unreadable.length, 'path')} could not be checked`;
}

export function plural(count: number, word: string): string {
  const digits = String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${digits} ${word}${count === 1 ? '' : 's'}`;
}
