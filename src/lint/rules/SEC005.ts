import type { Rule } from '../rule.js';
import { reportSecrets } from '../secrets/workspace-secrets.js';

export const rule: Rule = {
  id: 'SEC005',
  title: 'Session token, header or cookie',
  severity: 'error',
  confidence: 'high',
  security: 8.5,
  checkWorkspace: (workspace) =>
    reportSecrets(workspace, 'session', {
      why: 'Until it expires, whoever reads this file is logged in with it.',
      hint: 'End that session or revoke the token. Never keep headers or cookies in notes; a keychain or the environment is the place.',
    }),
};
