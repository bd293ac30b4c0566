import type { Rule } from '../rule.js';

/** Reported by metaReports, which knows what the other rules found. */
export const rule: Rule = {
  id: 'META004',
  title: 'Security suppression in a workspace file',
  severity: 'error',
  confidence: 'high',
  security: 7,
  checkWorkspace: async () => [],
};
