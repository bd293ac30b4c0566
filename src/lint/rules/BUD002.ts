import { findTruncatedText } from '../budgets/find-truncated-text.js';
import { promptFiles } from '../budgets/prompt-files.js';
import { exceeds, shown } from '../budgets/text-size.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'BUD002',
  title: 'Lines that do not reach the prompt',
  severity: 'error',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const { budgets } = workspace;
    const reports: PlacedReport[] = [];
    for (const { document, limit } of promptFiles(workspace)) {
      if (!(await exceeds(document.text, limit, budgets.unit))) continue;
      const loss = await findTruncatedText(document, { limit, budgets });
      if (loss === null) continue;
      const rules = loss.holdsRules ? ' Rules in that part do not reach the model.' : '';
      reports.push({
        path: document.path,
        start: loss.start,
        end: loss.end,
        severity: loss.holdsRules ? 'error' : 'warning',
        message: `It is ${loss.isWhole ? 'refused' : 'cut'} at ${shown(limit)} ${budgets.unit}; lost: ${loss.description}.${rules}`,
        hint: 'Shorten the file, or move rules to its start.',
      });
    }
    return reports;
  },
};
