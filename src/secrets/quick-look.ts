/**
 * Whether a text could hold anything that the rules, the known formats or the labels look for. Compiling their patterns takes longer
 * than looking for one of these pieces in an ordinary text. It may find too much and must never miss.
 */
export function mayHoldSecret(text: string): boolean {
  const lower = text.toLowerCase();
  return pieces.some((piece) => lower.includes(piece)) || foldedLetters.test(text);
}

/** Letters that patterns blind to case may take for a plain one of theirs, while they have no such lower case. */
export const foldedLetters = /[ſ\u212a\u1c80-\u1c88]/;

/** In lower case. Whatever is found has one of them. */
const pieces = [
  ...['key', 'secret', 'token', 'pass', 'pw', 'bearer', 'basic', 'cookie', 'phrase', 'words', 'mnemonic'],
  ...['pin code', 'pin number', 'kartenpin', 'kennwort', 'contraseña', 'senha', 'mot de', 'wachtwoord', 'hasło'],
  ...['heslo', 'lösenord', 'şifre', 'schlüssel', 'clave', 'пароль', 'ключ', 'токен', 'фраза'],
  ...['パスワード', 'キー', 'トークン', '密码', '密碼', '口令', '密钥', '密鑰', '令牌', '助记词', '비밀번호', '토큰'],
  ...['-----begin', 'xprv', 'akia', 'asia', 'aiza', ':aa', 'eyj', '://', '/api/webhooks/', 'hooks.slack'],
  ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_', 'glpat-', 'glc_', 'glsa_', 'npm_', 'hf_', 'gsk_', 'sk-'],
  ...['xox', 'xapp-', 'sg.', 'k_live_', 't3blbkfj', 'lin_api_', 'ntn_', 'shppa_', 'shpca_', 'shpat_', 'shpss_'],
  ...['ops_ey', 'hvs.', 'hvb.', 'hvr.', 'vcp_', 'vci_', 'vca_', 'vcr_', 'vck_', 'dapi', 'dckr_pat_', 'figd_'],
];
