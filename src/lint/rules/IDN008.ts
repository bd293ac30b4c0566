import { findRoleFile } from '../identity/find-role-file.js';
import { hasBoundaries } from '../identity/has-boundaries.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'IDN008',
  title: 'Agent without boundaries',
  severity: 'warning',
  confidence: 'medium',
  async checkWorkspace(workspace) {
    const soul = findRoleFile(workspace, 'soul');
    const rules = findRoleFile(workspace, 'rules');
    if (soul === null || soul.text.trim() === '') return [];
    const own = rules === null ? [soul] : [soul, rules];
    if (own.some(hasBoundaries)) return [];
    const files = own.map(({ path }) => path);
    return [
      {
        path: soul.path,
        message: `${files.length === 1 ? `${soul.path} says nowhere` : `Neither ${files.join(' nor ')} says`} what the agent may not do. Without that, it treats every request and every text it reads alike.`,
        hint: `Add a section "## Boundaries" to ${soul.path}: what stays private, what needs approval, what it never does.`,
      },
    ];
  },
};
