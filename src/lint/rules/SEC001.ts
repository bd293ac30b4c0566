import type { Rule } from '../rule.js';
import { reportSecrets } from '../secrets/report-secrets.js';

export const rule: Rule = {
  id: 'SEC001',
  title: 'Token of a provider',
  severity: 'error',
  confidence: 'high',
  security: 9,
  checkWorkspace: (workspace) =>
    reportSecrets(workspace, 'token', {
      why: 'Anyone who reads this file, including a model, can use it.',
      hint: 'Revoke it and create a new one. Store that in the environment or a keychain, and note only its name.',
    }),
};
