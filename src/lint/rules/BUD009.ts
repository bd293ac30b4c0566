import { promptFiles } from '../budgets/prompt-files.js';
import { findRulesAtRisk } from '../budgets/rules-at-risk.js';
import { shown, sizeOf } from '../budgets/text-size.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'BUD009',
  title: 'Rules that are cut first if the file grows',
  severity: 'warning',
  confidence: 'medium',
  async checkWorkspace(workspace) {
    const { budgets } = workspace;
    const reports: PlacedReport[] = [];
    for (const file of promptFiles(workspace)) {
      const { document, limit } = file;
      const loss = await findRulesAtRisk(file, budgets);
      if (loss === null) continue;
      const percent = Math.floor(((await sizeOf(document.text, budgets.unit)) / limit) * 100);
      reports.push({
        path: document.path,
        start: loss.start,
        end: loss.end,
        message: `The file uses ${percent} % of its limit of ${shown(limit)} ${budgets.unit}. If it grows by a fifth, these lines are cut first, and they contain rules: ${loss.description}.`,
        hint: 'Move the rules to the start of the file, or shorten the rest.',
      });
    }
    return reports;
  },
};
