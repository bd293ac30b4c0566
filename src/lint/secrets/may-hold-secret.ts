import { credentialWords } from '../../secrets/credential-words.js';
import { mayHoldLoginPair } from '../../secrets/find-login-passwords.js';
import { wordsOf } from '../../secrets/word-pattern.js';
import { createPrefilter, foreignWord, type Prefilter } from '../text/keyword-prefilter.js';
import type { LintDocument } from '../text/lint-document.js';

/** Whether a text could hold a secret: false for most, and then none of the patterns for secrets need be tried. */
export function mayHoldSecret(document: LintDocument): boolean {
  const { text } = document;
  if (document.mayHold(labels) || document.mayHold(beginnings)) return true;
  if (['hf_', 'SG.'].some((sign) => text.includes(sign))) return true;
  if (mayTellCredential(document)) return true;
  return text.includes('://') && text.includes('@');
}

function mayTellCredential(document: LintDocument): boolean {
  // In Turkish the capital of `pin` is `PİN`.
  if (document.mayHold(passwords) || document.text.includes('İ')) return true;
  if (
    /\d{3}/.test(document.text) &&
    (document.mayHold(numbers) || (document.mayHold(codes) && document.mayHold(locks)))
  )
    return true;
  return mayHoldLoginPair(document.text) && (document.text.includes('@') || document.mayHold(logins));
}

/** Both ways to join two words beside none: a blank, and a mark such as `-` or `_`. */
const joined = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.flatMap((other) => [`${one}${other}`, `${one} ${other}`, `${one}_${other}`]));

/** What stands before a key: src/secrets/labelled-credentials.ts. */
const labels = createPrefilter(
  ...[
    'app password',
    'app_password',
    'apppassword',
    'schl\u00fcssel',
    'clave api',
    'secret',
    'token',
    '~pwd',
    '_pass',
    '_pw~',
  ],
  ...[foreignWord],
  ...joined(['api', 'access', 'private', 'signing', 'encryption', 'license'], ['key']),
);

/** What names credentials in sentences: src/secrets/credential-words.ts. */
const passwords = lookForColumns('password', 'maybePassword');
const numbers = lookForColumns('pin', 'cardCode');
const codes = lookForColumns('code', 'maybePassword');
const locks = lookForColumns('lock');
const logins = lookForColumns('login');

function lookForColumns(...columns: readonly (keyof (typeof credentialWords)[string])[]): Prefilter {
  const words = columns.flatMap((column) => wordsOf(credentialWords, column)).map((word) => word.replace('*', ''));
  return createPrefilter(
    ...words.map((word) => (/[a-z]/.test(word) ? (word.length < 4 ? `~${word}~` : word) : foreignWord)),
  );
}

/** What secrets begin with or are called: src/secrets/find-known-formats.ts and rule-telltales.ts. */
const beginnings = createPrefilter(
  ...['--begin', 'xprv', 'age-secret', 'mnemonic', 'akia', 'asia', 'aiza', 'k_live_', '1:aa', '/webhooks/', '~sk-'],
  ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_', 'glpat-', 'glc_', 'glsa_', 'npm_', 'gsk_', '~eyj'],
  ...['bearer', 'authorization', 'cookie', 'xapp-', 't3blbkfj', 'lin_api_', 'ntn_1', 'shppa_', 'shpca_', 'shpat_'],
  ...['shpss_', 'ops_ey', 'hvs.', 'hvb.', 'hvr.', 'vcp_', 'vci_', 'vca_', 'vcr_', 'vck_', 'dapi', 'dckr_pat_', 'figd_'],
  ...['sk-proj', 'sk-svcacct', 'sk-admin', 'sk-ant', 'xoxb-', 'xoxp-', 'xoxa-', 'xoxo-', 'xoxr-', 'xoxs-'],
  ...['private key', 'hooks.slack.com'],
  ...joined(['wallet'], ['key']),
  ...joined(['seed', 'recovery', 'backup'], ['phrase', 'words']),
);
