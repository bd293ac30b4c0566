import type { Rule } from '../rule.js';
import { reportSecrets } from '../secrets/report-secrets.js';

export const rule: Rule = {
  id: 'SEC005',
  title: 'Session token, header or cookie',
  severity: 'error',
  confidence: 'high',
  security: 8.5,
  checkWorkspace: (workspace) =>
    reportSecrets(workspace, 'session', {
      why: 'Until it expires, anyone who reads this file can use it to log in.',
      hint: 'End that session or revoke the token. Never keep headers or cookies in notes; use a keychain or the environment.',
    }),
};
