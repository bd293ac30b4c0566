import type { Rule } from '../rule.js';
import { reportSecrets } from '../secrets/report-secrets.js';

export const rule: Rule = {
  id: 'SEC002',
  title: 'Private key or seed phrase',
  severity: 'error',
  confidence: 'high',
  security: 9.5,
  checkWorkspace: (workspace) =>
    reportSecrets(workspace, 'private-key', {
      why: 'Anyone who reads this file can sign, log in or pay with it.',
      hint: 'Replace the key everywhere it is trusted; move the funds of a wallet. Keep the new one in a keychain or a key file outside the workspace.',
    }),
};
