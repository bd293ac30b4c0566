import { lazyValue } from '../workspace/lazy-value.js';
import { mayHoldAccountNumber } from './account-numbers.js';
import { credentialWords } from './credential-words.js';
import { mayHoldLoginPair } from './find-login-passwords.js';
import { lowerCase } from './lower-case.js';
import { wordsOf } from './word-pattern.js';

/**
 * Whether a text could contain anything that the rules, formats, labels, sentences or numbers match. Compiling their patterns takes
 * longer than searching an ordinary text for these pieces. False positives are fine; it must never miss.
 */
export function mayHoldSecret(text: string): boolean {
  const lower = lowerCase(text);
  if (pieces().some((piece) => lower.includes(piece))) return true;
  if (/\d{3}/.test(text) && numberNames().some((piece) => lower.includes(piece))) return true;
  return mayBeLogin(lower) || mayHoldAccountNumber(text);
}

function mayBeLogin(lower: string): boolean {
  return mayHoldLoginPair(lower) && (lower.includes('@') || logins().some((login) => lower.includes(login)));
}

/** Words without their endings. Of those with the same start, the shortest is enough. */
function beginnings(
  ...columns: readonly ('password' | 'maybePassword' | 'pin' | 'code' | 'cardCode' | 'login')[]
): string[] {
  const words = columns.flatMap((column) => wordsOf(credentialWords, column)).map((word) => word.replace('*', ''));
  const parts = words.map((word) => word.toLowerCase());
  return parts.filter((part) => !parts.some((other) => other !== part && part.includes(other)));
}

const numberNames = lazyValue(() => beginnings('pin', 'code', 'cardCode'));
const logins = lazyValue(() => beginnings('login'));

/** Letters that case-insensitive patterns match as an ASCII letter although that is not their lower case. */
export const foldedLetters = /[ſ\u212a\u1c80-\u1c88]/;

/** In lower case. Every match contains one of them. */
const pieces = lazyValue(() => [
  ...beginnings('password', 'maybePassword'),
  ...['key', 'secret', 'token', 'pass', 'pw', 'bearer', 'basic', 'cookie', 'phrase', 'words', 'mnemonic'],
  ...['schlüssel', 'clave', 'ключ', 'токен', 'фраза', 'キー', 'トークン', '密钥', '密鑰', '令牌', '助记词', '토큰'],
  ...['-----begin', 'xprv', 'akia', 'asia', 'aiza', ':aa', 'eyj', '://', '/api/webhooks/', 'hooks.slack'],
  ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_', 'glpat-', 'glc_', 'glsa_', 'npm_', 'hf_', 'gsk_', 'sk-'],
  ...['xox', 'xapp-', 'sg.', 'k_live_', 't3blbkfj', 'lin_api_', 'ntn_', 'shppa_', 'shpca_', 'shpat_', 'shpss_'],
  ...['ops_ey', 'hvs.', 'hvb.', 'hvr.', 'vcp_', 'vci_', 'vca_', 'vcr_', 'vck_', 'dapi', 'dckr_pat_', 'figd_'],
]);
