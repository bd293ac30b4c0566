import { scopesOver } from '../budgets/scope-sizes.js';
import { shown } from '../budgets/text-size.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'BUD004',
  title: 'Scope over the limit of all files together',
  severity: 'error',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const { total, unit } = workspace.budgets;
    if (total === null) return [];
    const over = await scopesOver(workspace, total);
    const worst = over.toSorted((one, other) => other.size - one.size)[0];
    if (worst === undefined) return [];
    const scopes = over.map(({ kind, size }) => `${kind} ${shown(size)}`).join(', ');
    return [
      {
        path: worst.largest.path,
        scope: worst.kind,
        message: `The files of a prompt may use ${shown(total)} ${unit} together, but use more: ${scopes}. The excess is cut from all of them.`,
        hint: 'Start with the largest file, which is this one. `agentsoul budget` shows what each scope loads.',
      },
    ];
  },
};
