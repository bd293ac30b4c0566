import type { Rule } from '../rule.js';

/** Reported by metaReports, which knows what the other rules found. */
export const rule: Rule = {
  id: 'META002',
  title: 'Suppression without a reason',
  severity: 'warning',
  confidence: 'high',
  checkWorkspace: async () => [],
};
