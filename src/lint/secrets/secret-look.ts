import type { LintDocument } from '../text/document.js';
import { foreignWord, lookFor } from '../text/quick-look.js';

/** Whether a text could hold a secret: false for most, and then none of the patterns for secrets need be tried. */
export function mayHoldSecret(document: LintDocument): boolean {
  const { text } = document;
  if (document.mayHold(labels) || document.mayHold(beginnings)) return true;
  if (['hf_', 'SG.'].some((sign) => text.includes(sign))) return true;
  return text.includes('://') && text.includes('@');
}

/** Both ways to join two words beside none: a blank, and a mark such as `-` or `_`. */
const joined = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.flatMap((other) => [`${one}${other}`, `${one} ${other}`, `${one}_${other}`]));

/** What stands before a credential: src/secrets/labelled-credentials.ts. */
const labels = lookFor(
  ...[
    'passw',
    'passphrase',
    'passcode',
    'kennwort',
    'contrase\u00f1a',
    'senha',
    'mot de passe',
    'wachtwoord',
    'has\u0142o',
  ],
  ...['heslo', 'l\u00f6senord', '\u015fifre', 'schl\u00fcssel', 'clave api', 'secret', 'token', '~pwd', 'pin code'],
  ...['pin number', 'kartenpin', '_pass', '_pw~', foreignWord],
  ...joined(['api', 'access', 'private', 'signing', 'encryption', 'license'], ['key']),
);

/** What secrets begin with or are called: src/secrets/known-formats.ts and rule-telltales.ts. */
const beginnings = lookFor(
  ...['--begin', 'xprv', 'age-secret', 'mnemonic', 'akia', 'asia', 'aiza', 'k_live_', '1:aa', '/webhooks/', '~sk-'],
  ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_', 'glpat-', 'glc_', 'glsa_', 'npm_', 'gsk_', '~eyj'],
  ...['bearer', 'authorization', 'cookie', 'xapp-', 't3blbkfj', 'lin_api_', 'ntn_1', 'shppa_', 'shpca_', 'shpat_'],
  ...['shpss_', 'ops_ey', 'hvs.', 'hvb.', 'hvr.', 'vcp_', 'vci_', 'vca_', 'vcr_', 'vck_', 'dapi', 'dckr_pat_', 'figd_'],
  ...['sk-proj', 'sk-svcacct', 'sk-admin', 'sk-ant', 'xoxb-', 'xoxp-', 'xoxa-', 'xoxo-', 'xoxr-', 'xoxs-'],
  ...['private key', 'hooks.slack.com'],
  ...joined(['wallet'], ['key']),
  ...joined(['seed', 'recovery', 'backup'], ['phrase', 'words']),
);
