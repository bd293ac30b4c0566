import { findTrifecta } from '../orders/find-trifecta.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'EXF004',
  title: 'private data, untrusted text and outgoing messages without approval',
  severity: 'warning',
  confidence: 'low',
  security: 6.0,
  checkWorkspace: async (workspace) => findTrifecta(workspace),
};
