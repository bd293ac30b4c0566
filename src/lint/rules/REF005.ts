import { findMissingInstructionFiles } from '../links/find-missing-instruction-files.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'REF005',
  title: 'missing file that the agent must follow',
  severity: 'error',
  confidence: 'medium',
  security: 7.5,
  checkWorkspace: async (workspace) => findMissingInstructionFiles(workspace),
};
