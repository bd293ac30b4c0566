import { dayAt, parseDailyName, shiftDay } from '../../workspace/calendar-days.js';
import { findTruncatedText } from '../budgets/find-truncated-text.js';
import { numberAt, recentNotes } from '../budgets/prompt-files.js';
import { exceeds, shown } from '../budgets/text-size.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';

/** Archiving is no matter of a day: so many may wait. */
const waiting = 7;

export const rule: Rule = {
  id: 'BUD010',
  title: 'Daily notes too long or kept too long',
  severity: 'warning',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const { budgets } = workspace;
    const reports: PlacedReport[] = [];
    for (const { document, limit } of recentNotes(workspace)) {
      if (!(await exceeds(document.text, limit, budgets.unit))) continue;
      const loss = await findTruncatedText(document, { limit, budgets, leastShare: 0 });
      if (loss === null) continue;
      reports.push({
        path: document.path,
        start: loss.start,
        end: loss.end,
        message: `The notes of this day are loaded and have more than ${shown(limit)} ${budgets.unit}; lost: ${loss.description}.`,
        hint: 'Move long quotations and reports to separate files, and note where they are.',
      });
    }
    return [...reports, ...pastRetention(workspace)];
  },
};

function pastRetention({ names, at, timezone, documents }: LintedWorkspace): PlacedReport[] {
  const days = numberAt(names.config, ['memory', 'daily', 'retentionDays']);
  if (days === null) return [];
  const first = shiftDay(dayAt(at, timezone), -days);
  const old = [...documents.values()]
    .filter(({ role, path }) => {
      const day = role === 'daily' ? parseDailyName(path.slice(path.lastIndexOf('/') + 1))?.day : undefined;
      return day !== undefined && day < first;
    })
    .map(({ path }) => path)
    .sort();
  const [oldest] = old;
  if (oldest === undefined || old.length <= waiting) return [];
  return [
    {
      path: oldest,
      message: `${old.length} daily notes are older than the ${days} days that \`memory.daily.retentionDays\` keeps them. This is the oldest.`,
      hint: 'Archive them, or raise the setting.',
    },
  ];
}
