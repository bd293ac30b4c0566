import type { Rule } from '../rule.js';
import { reportSecrets } from '../secrets/report-secrets.js';

export const rule: Rule = {
  id: 'SEC004',
  title: 'Labelled credential',
  severity: 'error',
  confidence: 'medium',
  security: 8,
  checkWorkspace: (workspace) =>
    reportSecrets(workspace, 'labelled', {
      why: 'Its label says it is a credential, and the value looks like one.',
      hint: 'Change it where it is used. Keep the new one in the environment or a keychain, and write down where it is.',
    }),
};
