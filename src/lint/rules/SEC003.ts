import type { Rule } from '../rule.js';
import { reportSecrets } from '../secrets/report-secrets.js';

export const rule: Rule = {
  id: 'SEC003',
  title: 'Connection string with a password',
  severity: 'error',
  confidence: 'high',
  security: 8.5,
  checkWorkspace: (workspace) =>
    reportSecrets(workspace, 'connection', {
      why: 'Anyone who reads this file can log in there.',
      hint: 'Change the password. Keep the connection string in the environment, and write down only the name of the variable.',
    }),
};
