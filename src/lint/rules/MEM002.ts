import { dayAt, parseDailyName } from '../../workspace/calendar-days.js';
import { trailer } from '../integrity/commit-trailers.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import { removedLines } from '../memory/removed-lines.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'MEM002',
  title: 'Append-only log rewritten',
  severity: 'error',
  confidence: 'medium',
  security: 5,
  async checkWorkspace(workspace) {
    const { base, documents } = workspace;
    if (base === null) return [];
    const today = dayAt(workspace.at, workspace.timezone);
    return base.changed.flatMap((path): PlacedReport[] => {
      const document = documents.get(path);
      const before = base.textOf(path);
      if (document?.role !== 'daily' || before === null || !isPastLog(path, today)) return [];
      const removed = removedLines(before, document.text);
      if (removed === null || isAccountedFor(workspace, path)) return [];
      const index = Math.min(removed.firstAt, document.lines.count - 1);
      const start = document.lines.starts[index] ?? 0;
      const lines = removed.count === 1 ? '1 earlier line' : `${removed.count} earlier lines`;
      return [
        {
          path,
          start,
          end: start + document.lines.textOf(index).length,
          message: `This log of a past day lost or changed ${lines}. A log is append-only, so that its entries can be trusted.`,
          hint: `Restore the lines with \`git diff ${base.revision.slice(0, 12)} -- ${path}\`, and add a correction below them.`,
        },
      ];
    });
  },
};

function isPastLog(path: string, today: string): boolean {
  const name = parseDailyName(path.slice(path.lastIndexOf('/') + 1));
  return name !== null && name.day < today;
}

/** The owner may correct or forget; then every commit that touched the log says so. */
function isAccountedFor({ repository }: LintedWorkspace, path: string): boolean {
  const commits = repository?.commits.filter(({ paths }) => paths.includes(path)) ?? [];
  return commits.length > 0 && commits.every((commit) => mayRewrite.has(trailer(commit, 'Actor')));
}

const mayRewrite = new Set(['manual', 'bot:trigger-forget', 'system:lint-fix']);
