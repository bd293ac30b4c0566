import { promptFiles } from '../budgets/prompt-files.js';
import { exceeds, shown, sizeOf } from '../budgets/text-size.js';
import type { PlacedReport, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'BUD001',
  title: 'File over its limit',
  severity: 'error',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const { budgets, profile } = workspace;
    const reports: PlacedReport[] = [];
    for (const { document, role, limit } of promptFiles(workspace)) {
      // A limit of its own for the user file is BUD005.
      if (role === 'user' && budgets.perRole.user !== undefined) continue;
      if (!(await exceeds(document.text, limit, budgets.unit))) continue;
      const size = await sizeOf(document.text, budgets.unit);
      reports.push({
        path: document.path,
        message: `It has ${shown(size)} ${budgets.unit}, ${shown(size - limit)} over its limit of ${shown(limit)} in the ${profile.name} layout. The rest does not reach the model.`,
        hint: 'Move rarely needed text to memory or to a file that is read on demand. `agentsoul budget` shows every file.',
      });
    }
    return reports;
  },
};
