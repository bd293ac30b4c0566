import type { Rule } from '../rule.js';
import { reportSecrets } from '../secrets/workspace-secrets.js';

export const rule: Rule = {
  id: 'SEC001',
  title: 'Token of a provider',
  severity: 'error',
  confidence: 'high',
  security: 9,
  checkWorkspace: (workspace) =>
    reportSecrets(workspace, 'token', {
      why: 'Whoever reads this file, a model included, can act in its name.',
      hint: 'Revoke it and make a new one. Keep that in the environment or a keychain, and write down only its name.',
    }),
};
