import type { Rule } from '../rule.js';

/** Reported by metaReports, which knows what the other rules found. */
export const rule: Rule = {
  id: 'META005',
  title: 'Baseline entry that matches nothing',
  severity: 'warning',
  confidence: 'high',
  checkWorkspace: async () => [],
};
