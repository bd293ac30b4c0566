type Labelled = { readonly kind: string; readonly start: number; readonly end: number };

const labels: readonly { readonly kind: string; readonly words: string }[] = [
  {
    kind: 'password',
    words:
      'password|passwd|passphrase|passwort|kennwort|contraseña|senha|mot de passe|пароль|パスワード|密码|密碼|비밀번호',
  },
  {
    kind: 'key or token',
    words:
      'api[ _-]?key|secret[ _-]?key|access[ _-]?key|client[ _-]?secret|auth[ _-]?token|access[ _-]?token|bearer[ _-]?token|refresh[ _-]?token|private[ _-]?key',
  },
  { kind: 'PIN', words: 'pin code|pin number|kartenpin' },
];

/** Finds values that a label calls a credential: `password: hunter2`, `**API key** = …`, `the token is …`. */
export function findLabelledCredentials(text: string): Labelled[] {
  return labels.flatMap(({ kind, words }) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])[*_\`"']{0,3}\\s*(?:[:=：]|=>|\\bis\\b|\\bist\\b|\\bes\\b|是)\\s*[*_\`"'“]{0,3}([^\\s\`"'”*,;]+)`,
      'giu',
    );
    return [...text.matchAll(pattern)].flatMap((match): Labelled[] => {
      const value = (match[1] ?? '').replace(/[.)\]!?]+$/, '');
      if (!looksLikeCredential(value, kind)) return [];
      const start = match.index + match[0].length - (match[1] ?? '').length;
      return [{ kind, start, end: start + value.length }];
    });
  });
}

/** Ordinary words, placeholders, masks, names of algorithms and references to where the secret really lies are none. */
function looksLikeCredential(value: string, kind: string): boolean {
  if (kind === 'PIN') return /^\d{4,8}$/.test(value);
  if (value.length < 6) return false;
  if (/^[<{[($]|^(\*+|x+|\.+|…+|-+|_+)$/i.test(value)) return false;
  if (/^(https?:|op:|vault:|keychain|env:|process\.env|\/|~\/|\.\/)/i.test(value)) return false;
  if (/^(sha|aes|rsa|ed|hmac|hs|rs|es|argon|oauth|md|secp|curve|base|utf|pbkdf)[-_]?\d{1,5}([kr]1)?$/i.test(value))
    return false;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\p{N}]/u].filter((pattern) => pattern.test(value)).length;
  return /\d/.test(value) ? kinds >= 2 : kinds >= 3;
}
