import type { Rule } from '../rule.js';

/** Reported by metaReports, which knows what the other rules found. */
export const rule: Rule = {
  id: 'META003',
  title: 'Suppression that has expired',
  severity: 'warning',
  confidence: 'high',
  checkWorkspace: async () => [],
};
