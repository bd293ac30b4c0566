import { promptFiles } from '../budgets/prompt-files.js';
import { exceeds, shown, sizeOf } from '../budgets/text-size.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'BUD005',
  title: 'User file over its own limit',
  severity: 'warning',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const { unit, perRole } = workspace.budgets;
    const limit = perRole.user;
    if (limit === undefined) return [];
    const reports: PlacedReport[] = [];
    for (const { document, role } of promptFiles(workspace)) {
      if (role !== 'user' || !(await exceeds(document.text, limit, unit))) continue;
      const size = await sizeOf(document.text, unit);
      reports.push({
        path: document.path,
        message: `It has ${shown(size)} ${unit}; the ${workspace.profile.name} layout allows the user file ${shown(limit)}, less than other files.`,
        hint: 'Keep who they are and how to treat them. Move events and current topics to memory.',
      });
    }
    return reports;
  },
};
