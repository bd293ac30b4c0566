import { lazyValue } from '../workspace/lazy-value.js';
import { isKey, isLongKey, isPassword } from './credential-values.js';
import { credentialWords } from './credential-words.js';
import type { FoundSecret } from './find-secrets.js';
import { foldedLetters } from './may-hold-secret.js';
import { wordAlternatives, wordsOf } from './word-pattern.js';

type Label = {
  readonly kind: string;
  readonly words: readonly string[];
  /** A quick test for the words. */
  readonly telltale: RegExp;
  /** The least length of a value that may count. */
  readonly shortest: number;
  readonly isCredential: (value: string) => boolean;
};

const labels: readonly Label[] = [
  {
    kind: 'key or token',
    words: [
      '(?:api|secret|access|private|signing|encryption|license)[ _-]?key|api-schlüssel|clave api|ключ api|apiキー|密钥|密鑰',
      '(?:client|webhook|app|signing|shared)[ _-]?secret|app[ _-]?password',
      '(?:auth|access|bearer|refresh|api|bot|session|personal access)[ _-]?token|令牌',
    ],
    telltale: /key|schlüssel|clave|ключ|キー|密钥|密鑰|secret|password|token|令牌/i,
    shortest: 6,
    isCredential: isKey,
  },
  // Everyday words: only a long random value counts.
  {
    kind: 'key or token',
    words: ['token|secret|pwd|_pass|_pw|токен|トークン|토큰'],
    telltale: /token|secret|pwd|_pass|_pw|токен|トークン|토큰/i,
    shortest: 16,
    isCredential: isLongKey,
  },
];

/** What comes between a label and its value, on one line: `: `, ` = `, ` is `, `** | `, ` of the router is `, or only a mark of code. */
const sign =
  '(?:[ \\t](?:of|for|del?|d[oa]s?|di|della|para|für|vom|von|van|des|du|pour|от|для)(?: [^\\s.,:;|]{1,20}){1,3}?)?["\'`*_]{0,3}[ \\t]{0,8}(?:[:=：＝|→]|=>|->|\\bis\\b|\\bist\\b|\\bes\\b|\\best\\b|[ \\t][éè](?=[ \\t])|[—–]|是|为|は|는|은|[ \\t](?=[`“]))';
const joint = `${sign}[ \\t]{0,8}[*_\`"'“「]{0,3}`;

const patterns = lazyValue(() =>
  labels.map(({ kind, words, telltale, shortest, isCredential }) => ({
    kind,
    isCredential,
    telltale,
    // Most texts that mention credentials contain none.
    mayTell: lazyValue(() => new RegExp(`(?:${words.join('|')})${sign}`, 'i')),
    // The same without Unicode tables, which are slow to compile. It matches a superset of the pattern.
    needs: lazyValue(() => new RegExp(`(?:${words.join('|')})${joint}[^\\s\`"'”」*,;|，。；、（）]{${shortest}}`, 'i')),
    pattern: lazyValue(
      () =>
        new RegExp(
          `(?:${words.join('|')})(?![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])${joint}([^\\s\`"'”」*,;|，。；、（）]{4,400})`,
          'giu',
        ),
    ),
  })),
);

/** Finds values that a label calls a key or a token (`**API key** = …`), and all values in a table column of credentials. */
export function findLabelledCredentials(text: string): FoundSecret[] {
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
          // `ABC...` shows how a key begins.
          if (raw.endsWith('...') || !isCredential(value)) return [];
          const start = match.index + match[0].length - raw.length;
          if (isDownloadLink(text, start, value)) return [];
          return [{ kind, form: 'labelled', start, end: start + value.length }];
        }),
  );
}

/** `…/photo.png?alt=media&token=…`: part of the public address of a picture. */
function isDownloadLink(text: string, start: number, value: string): boolean {
  return (
    /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/i.test(value) &&
    /[?&;]alt=media\S{0,12}$/.test(text.slice(Math.max(0, start - 30), start - 6))
  );
}

/** In a column whose head calls it a credential. */
function findBelowLabels(text: string): FoundSecret[] {
  if (!/\|[ \t]{0,3}:?-{2}|-{2}:?[ \t]{0,3}\|/.test(text)) return [];
  const found: FoundSecret[] = [];
  let columns: readonly (Column | null)[] = [];
  let head: readonly Cell[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const cells = line.includes('|') ? cellsOf(line.slice(0, 4_000), start) : [];
    start += line.length + 1;
    if (cells.length === 0) columns = [];
    else if (cells.every(({ text: cell }) => /^:?-{1,200}:?$/.test(cell)))
      columns = head.map((cell) => columnOf(cell.text));
    else
      for (const [index, { text: value, start: from }] of cells.entries()) {
        const column = columns[index] ?? null;
        if (column?.isCredential(value) === true)
          found.push({ kind: column.kind, form: 'labelled', start: from, end: from + value.length });
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

type Column = Pick<Label, 'kind' | 'isCredential'> & { readonly head: RegExp };

const columns = lazyValue((): readonly Column[] => [
  { kind: 'password', head: headOf(wordAlternatives(wordsOf(credentialWords, 'password'))), isCredential: isPassword },
  {
    kind: 'PIN',
    head: headOf(wordAlternatives(wordsOf(credentialWords, 'pin'))),
    isCredential: (value) => /^\d{4,8}$/.test(value),
  },
  ...labels.map(({ kind, words, isCredential }) => ({ kind, head: headOf(words.join('|')), isCredential })),
]);

function headOf(words: string): RegExp {
  return new RegExp(`^(?:${words})s?$`, 'i');
}

function columnOf(head: string): Column | null {
  if (head.length > 40) return null;
  return columns().find((column) => column.head.test(head)) ?? null;
}
