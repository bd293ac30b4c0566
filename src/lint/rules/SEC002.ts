import type { Rule } from '../rule.js';
import { reportSecrets } from '../secrets/workspace-secrets.js';

export const rule: Rule = {
  id: 'SEC002',
  title: 'Private key or seed phrase',
  severity: 'error',
  confidence: 'high',
  security: 9.5,
  checkWorkspace: (workspace) =>
    reportSecrets(workspace, 'private-key', {
      why: 'Whoever reads this file can sign, log in or spend with it.',
      hint: 'Replace the key everywhere it is trusted; move what a wallet holds. Keep the new one in a keychain or a key file outside the workspace.',
    }),
};
