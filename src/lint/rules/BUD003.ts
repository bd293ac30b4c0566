import { promptFiles } from '../budgets/prompt-files.js';
import { findRulesAtRisk } from '../budgets/rules-at-risk.js';
import { isNear, shown, sizeOf } from '../budgets/text-size.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'BUD003',
  title: 'File near its limit',
  severity: 'warning',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const { budgets } = workspace;
    const { unit, warnAt: share } = budgets;
    const reports: PlacedReport[] = [];
    for (const file of promptFiles(workspace)) {
      const { document, limit } = file;
      if (!(await isNear(document.text, { limit, unit, share }))) continue;
      // BUD009 tells the same file and what would be lost.
      if ((await findRulesAtRisk(file, budgets)) !== null) continue;
      const percent = Math.floor(((await sizeOf(document.text, unit)) / limit) * 100);
      reports.push({
        path: document.path,
        message: `It uses ${percent} % of its limit of ${shown(limit)} ${unit}. Once it passes the limit, part of it no longer reaches the model.`,
        hint: 'Shorten it before text is lost. `agentsoul budget` shows every file.',
      });
    }
    return reports;
  },
};
