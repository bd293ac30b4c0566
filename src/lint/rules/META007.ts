import type { Rule } from '../rule.js';

/** Reported by metaReports and widenedSettings, which know the base. */
export const rule: Rule = {
  id: 'META007',
  title: 'Suppression added by the change',
  severity: 'warning',
  confidence: 'high',
  checkWorkspace: async () => [],
};
