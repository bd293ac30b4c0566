import type { Rule } from '../rule.js';

/** Reported by metaReports, which knows what the other rules found. */
export const rule: Rule = {
  id: 'META006',
  title: 'Rule that does not exist',
  severity: 'warning',
  confidence: 'high',
  checkWorkspace: async () => [],
};
