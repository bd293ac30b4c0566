import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isInside, type LintReport } from '../../src/index.js';

/**
 * Turns paths that lead from where the user stands into paths from the root of the repository around a folder: GitHub knows
 * no others. Where there is no repository, or a path leads outside it, it stays as it is.
 */
export function pathFromRoot(cwd: string, folder: string): (path: string) => string {
  const top = topOf(resolve(cwd, folder));
  return (path) => {
    const place = resolve(cwd, path);
    if (top === null || !isInside(place, top)) return path;
    return relative(top, place) + (path.endsWith('/') ? '/' : '') || '.';
  };
}

/** Looks for `.git` itself: to ask git takes longer than the check. */
function topOf(folder: string): string | null {
  for (let place = folder; ; place = dirname(place)) {
    if (existsSync(join(place, '.git'))) return place;
    if (place === dirname(place)) return null;
  }
}

export function placeReport(report: LintReport, pathOf: (path: string) => string): LintReport {
  const placed = <Thing extends { readonly path: string }>(thing: Thing): Thing => ({
    ...thing,
    path: pathOf(thing.path),
  });
  return { ...report, findings: report.findings.map(placed), unreadable: report.unreadable.map(placed) };
}
