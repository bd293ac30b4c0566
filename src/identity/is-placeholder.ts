/**
 * Whether a value is an unfilled hint: empty, a word such as TODO, nothing but punctuation, or wholly in brackets.
 * A value that merely contains brackets is a value.
 */
export function isPlaceholder(value: string): boolean {
  if (value.length > maxHintLength) return false;
  const bare = withoutDecoration(value);
  if (isOnlyPunctuation(bare)) return true;
  if (isBracketed(bare)) return !isDrawnFace(bare);
  return hintWords.has(bare.toLowerCase()) || hintForms.some((form) => form.test(bare));
}

const maxHintLength = 1_000;

const hintForms: readonly RegExp[] = [
  /^(TODO|TBD|TBA|FIXME|XXX)\b/,
  /^(e\.g\.|for example\b|z\.\s?b\.|p\.\s?ej\.|например\b)/i,
  /^\$\{[^}]*\}$/,
  /^%[\w ]+%$/,
  /^YOUR[_ ][A-Z_ ]+$/,
];

const hintWords: ReadonlySet<string> = new Set([
  ...['todo', 'to do', 'tbd', 'tba', 'fixme', 'n/a', 'none', 'null', 'undefined', 'unset', 'not set', 'not yet set'],
  ...['to be decided', 'to be defined', 'to be determined', 'placeholder', 'change me', 'changeme', 'fill me in'],
  ...[
    'pick one',
    'pick something',
    'pick something you like',
    'choose one',
    'your name',
    'your name here',
    'name here',
  ],
  ...[
    'noch offen',
    'noch festzulegen',
    'por definir',
    'pendiente',
    'à définir',
    'à compléter',
    'a definir',
    'da definire',
  ],
  ...[
    '待定',
    '未定',
    '待填写',
    '待填寫',
    '暂无',
    '暫無',
    '未設定',
    '未設置',
    'なし',
    'не задано',
    'не указано',
    '미정',
    '없음',
  ],
]);

function withoutDecoration(value: string): string {
  return value
    .trim()
    .replace(/^[*_~`"'\s]+/, '')
    .replace(/[*_~`"'\s]+$/, '')
    .replace(/(?<=[)\]}>）】］])[.,;:!?…。]+$/, '');
}

function isOnlyPunctuation(text: string): boolean {
  // Tables of all marks take long to make, and most texts show without them that they have letters.
  if (/[A-Za-z0-9\0-\x1f\x7f]/.test(text)) return false;
  return /^[\x00-\x7f]*$/.test(text) || /^[\p{P}\p{Z}=+|^$<>~`]*$/u.test(text);
}

const brackets: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '（': '）',
  '［': '］',
  '｛': '｝',
  '【': '】',
  '〈': '〉',
  '《': '》',
  '〔': '〕',
};

/** Whether the first bracket is closed by the last character, and not before. */
function isBracketed(text: string): boolean {
  const open = text.charAt(0);
  const close = Object.hasOwn(brackets, open) ? brackets[open] : undefined;
  if (close === undefined || !text.endsWith(close)) return false;
  let depth = 0;
  for (const [index, character] of [...text].entries()) {
    if (character === open) depth++;
    if (character === close) depth--;
    if (depth === 0) return index === [...text].length - 1;
  }
  return false;
}

/** `(◕‿◕)` is a face, not a placeholder: characters without words. */
function isDrawnFace(text: string): boolean {
  return !/[A-Za-z]/.test(text) && /\p{So}/u.test(text) && !/\p{L}{2}|[a-z]/iu.test(text);
}
