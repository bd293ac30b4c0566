import { dayAt } from '../../workspace/calendar-days.js';
import { pathPatterns } from '../../workspace/role-paths.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import { dailyLogNameProblem } from '../memory/check-daily-log-name.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'MEM001',
  title: 'Daily log with a wrong name',
  severity: 'warning',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const today = dayAt(workspace.at, workspace.timezone);
    const folders = logFolders(workspace);
    return [...workspace.documents.keys()].flatMap((path): PlacedReport[] => {
      const cut = path.lastIndexOf('/') + 1;
      if (!folders.has(path.slice(0, cut))) return [];
      const found = dailyLogNameProblem(path.slice(cut), today);
      if (found === null) return [];
      return [
        {
          path,
          message: `The name of this log ${found.problem}, so it is not read as the notes of a day.`,
          hint:
            found.rightName === null
              ? 'Rename it to the day it is about, such as 2026-02-02.md.'
              : `Rename it to ${found.rightName}.`,
        },
      ];
    });
  },
};

function logFolders({ profile, agentId }: LintedWorkspace): ReadonlySet<string> {
  return new Set(pathPatterns({ profile, agentId }, 'daily').map((pattern) => pattern.split('{day}')[0] ?? ''));
}
