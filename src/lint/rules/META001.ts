import type { Rule } from '../rule.js';

/** Reported by metaReports, which knows what the other rules found. */
export const rule: Rule = {
  id: 'META001',
  title: 'Suppression that silences nothing',
  severity: 'warning',
  confidence: 'high',
  checkWorkspace: async () => [],
};
