import { atFirstUse } from '../workspace/at-first-use.js';
import type { FoundSecret } from './find-secrets.js';
import { isPlaceholder } from './placeholders.js';
import { foldedLetters } from './quick-look.js';
import { bitsPerCharacter, isWordy, looksRandom } from './random-text.js';

type Label = {
  readonly kind: string;
  readonly words: readonly string[];
  /** Finds a part of each of the words, in a hurry. */
  readonly telltale: RegExp;
  /** The least length of a value that may count. */
  readonly shortest: number;
  readonly isCredential: (value: string) => boolean;
};

const labels: readonly Label[] = [
  {
    kind: 'password',
    words: [
      'password|passwd|passphrase|passcode|passwort|kennwort|contraseña|senha|mot de passe|wachtwoord|hasło|heslo|lösenord',
      'şifre|пароль|パスワード|密码|密碼|口令|비밀번호',
      // `DB_PASS`; the word alone is everyday speech.
      '[a-z0-9]{1,20}_(?:pass|pw)',
      '\\bpw(?=[ \\t]{0,3}[:=])|(?:wi-?fi|wlan|log-?in|e?-?mail|router|account|admin|root|user|server|ssh|vpn)[ -]pass(?=[ \\t]{0,3}[:=])',
    ],
    telltale:
      /passw|passphrase|passcode|[_ -]pass|pw|kennwort|contraseña|senha|mot de passe|wachtwoord|hasło|heslo|lösenord|şifre|пароль|パスワード|密码|密碼|口令|비밀번호/i,
    shortest: 5,
    isCredential: isOwn(looksLikePassword),
  },
  {
    kind: 'key or token',
    words: [
      '(?:api|secret|access|private|signing|encryption|license)[ _-]?key|api-schlüssel|clave api|ключ api|apiキー|密钥|密鑰',
      '(?:client|webhook|app|signing|shared)[ _-]?secret|app[ _-]?password',
      '(?:auth|access|bearer|refresh|api|bot|session|personal access)[ _-]?token|令牌',
    ],
    telltale: /key|schlüssel|clave|ключ|キー|密钥|密鑰|secret|password|token|令牌/i,
    shortest: 6,
    isCredential: isOwn(looksLikeKey),
  },
  // Words of everyday speech: only a long value by chance counts.
  {
    kind: 'key or token',
    words: ['token|secret|pwd|_pass|_pw|токен|トークン|토큰'],
    telltale: /token|secret|pwd|_pass|_pw|токен|トークン|토큰/i,
    shortest: 16,
    isCredential: isOwn(looksLikeLongKey),
  },
  {
    kind: 'PIN',
    words: ['pin code|pin number|kartenpin'],
    telltale: /pin code|pin number|kartenpin/i,
    shortest: 4,
    isCredential: (value) => /^\d{4,8}$/.test(value),
  },
];

/** What stands between a label and its value, on one line: `: `, ` = `, ` is `, `** | `, ` of the router is `, or only a mark of code. */
const sign =
  '(?:[ \\t](?:of|for|del?|d[oa]s?|di|della|para|für|vom|von|van|des|du|pour|от|для)(?: [^\\s.,:;|]{1,20}){1,3}?)?["\'`*_]{0,3}[ \\t]{0,8}(?:[:=：＝|→]|=>|->|\\bis\\b|\\bist\\b|\\bes\\b|\\best\\b|[ \\t][éè](?=[ \\t])|[—–]|是|为|は|는|은|[ \\t](?=[`“]))';
const joint = `${sign}[ \\t]{0,8}[*_\`"'“「]{0,3}`;

const patterns = atFirstUse(() =>
  labels.map(({ kind, words, telltale, shortest, isCredential }) => ({
    kind,
    isCredential,
    telltale,
    // Most texts that name credentials say nothing of them.
    mayTell: atFirstUse(() => new RegExp(`(?:${words.join('|')})${sign}`, 'i')),
    // The same without tables of letters, which take long to make: it finds all that the pattern finds, and more.
    needs: atFirstUse(
      () => new RegExp(`(?:${words.join('|')})${joint}[^\\s\`"'”」*,;|，。；、（）]{${shortest}}`, 'i'),
    ),
    pattern: atFirstUse(
      () =>
        new RegExp(
          `(?:${words.join('|')})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])${joint}([^\\s\`"'”」*,;|，。；、（）]{4,400})`,
          'giu',
        ),
    ),
  })),
);

/** Finds values that a label calls a credential: `password: hunter2`, `**API key** = …`, `| token | … |`. */
export function findLabelledCredentials(text: string): FoundSecret[] {
  if (!foldedLetters.test(text) && !labels.some(({ telltale }) => telltale.test(text))) return [];
  return [...findNextToLabels(text), ...findBelowLabels(text)];
}

function findNextToLabels(text: string): FoundSecret[] {
  return patterns().flatMap(({ kind, isCredential, telltale, mayTell, needs, pattern }) =>
    !foldedLetters.test(text) && !(telltale.test(text) && mayTell().test(text) && needs().test(text))
      ? []
      : [...text.matchAll(pattern())].flatMap((match): FoundSecret[] => {
          if (/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, match.index - 2), match.index))) return [];
          const raw = match[1] ?? '';
          const value = raw.replace(/[.)\]!?}>]{1,20}$/, (end) => (end.startsWith('!') ? end : ''));
          if (!isCredential(value)) return [];
          const start = match.index + match[0].length - raw.length;
          return [{ kind, form: 'labelled', start, end: start + value.length }];
        }),
  );
}

/** In a column whose head calls it a credential. */
function findBelowLabels(text: string): FoundSecret[] {
  if (!/\|[ \t]{0,3}:?-{2}|-{2}:?[ \t]{0,3}\|/.test(text)) return [];
  const found: FoundSecret[] = [];
  let columns: readonly (Label | null)[] = [];
  let head: readonly Cell[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const cells = line.includes('|') ? cellsOf(line.slice(0, 4_000), start) : [];
    start += line.length + 1;
    if (cells.length === 0) columns = [];
    else if (cells.every(({ text: cell }) => /^:?-{1,200}:?$/.test(cell)))
      columns = head.map((cell) => labelOf(cell.text));
    else
      for (const [index, { text: value, start: from }] of cells.entries()) {
        const label = columns[index] ?? null;
        if (label?.isCredential(value) === true)
          found.push({ kind: label.kind, form: 'labelled', start: from, end: from + value.length });
      }
    head = cells;
  }
  return found;
}

type Cell = { readonly text: string; readonly start: number };

/** The cells of a row without marks and blanks around them. */
function cellsOf(line: string, start: number): Cell[] {
  const cells: Cell[] = [];
  let at = start;
  for (const raw of line.trim().startsWith('|') ? line.trimEnd().replace(/\|$/, '').split('|') : line.split('|')) {
    const text = raw.replace(/^[\s*_`"']{1,40}|[\s*_`"']{1,40}$/g, '');
    cells.push({ text, start: at + raw.indexOf(text) });
    at += raw.length + 1;
  }
  return line.trim().startsWith('|') ? cells.slice(1) : cells;
}

function labelOf(head: string): Label | null {
  if (head.length > 40) return null;
  return (
    labels.find(
      ({ words, telltale }) => telltale.test(head) && new RegExp(`^(?:${words.join('|')})s?$`, 'i').test(head),
    ) ?? null
  );
}

/** A value may be a stand-in or speak of something else; what is left is judged by its characters. */
function isOwn(looksRight: (value: string) => boolean): (value: string) => boolean {
  return (value) =>
    looksRight(value) && !isPlaceholder(value) && !references().some((reference) => reference.test(value));
}

/** Names of algorithms and units, dates, versions, addresses, sentences of a script without spaces. */
const references = atFirstUse(() => [
  /^(?:sha|aes|rsa|ed|hmac|hs|rs|es|ps|argon|oauth|md|secp|curve|base|utf|pbkdf|bcrypt|scrypt|jwt|x)[-_]?\d{0,5}(?:\.\d)?(?:[kr]1|id|[-_](?:gcm|cbc|url))?$/i,
  /^(?:sha\d{1,3}|md5|bcrypt|argon2\w{0,2}|scrypt|pbkdf2)[:$-]/i,
  /^[~≈<>]?\d{1,6}(?:[.,]\d{1,3})?[-_]?(?:ms|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|weeks?|months?|y|years?|bits?|bytes?|chars?|characters?|digits?|kb|mb|k|x|%)?$/i,
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}(?:T[\d:.Z+-]{1,30})?$/,
  /^\d{1,2}[-/.:]\d{1,2}(?:[-/.:]\d{1,4})?$/,
  /^v?\d{1,4}(?:\.\d{1,5}){1,3}(?:[-+][\w.]{1,30})?$/i,
  /^[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}$/,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u,
  /^(?:ctrl|alt|cmd|shift|option|strg)\+|^id_(?:rsa|ed25519|ecdsa|dsa)\b/i,
  // `tool.call(…)`, `this->key`
  /^[a-z_$][\w$]{0,60}(?:(?:\.|->|::)[a-z_$][\w$]{0,60}){0,6}\(/i,
]);

function looksLikePassword(value: string): boolean {
  if (value.length < 6) return /^(?=.*\d)(?=.*[^\p{L}\p{N}])./u.test(value) && value.length >= 5;
  const kinds = kindsIn(value);
  if (isWordy(value)) return /\d/.test(value) && /\p{Lu}/u.test(value) && kinds >= 3 && !/[/.]/.test(value);
  return /\d/.test(value) ? kinds >= 2 : kinds >= 3;
}

function looksLikeKey(value: string): boolean {
  if (value.length < 6 || isWordy(value)) return false;
  const kinds = kindsIn(value);
  if (value.length >= 20 && kinds === 1) return bitsPerCharacter(value) >= 3.2 && !/^\p{L}+$/u.test(value);
  return /\d/.test(value) ? kinds >= 2 : kinds >= 3;
}

function looksLikeLongKey(value: string): boolean {
  return value.length >= 16 && /\d/.test(value) && looksRandom(value);
}

function kindsIn(value: string): number {
  return [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(value)).length;
}
