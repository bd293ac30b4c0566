export type Span = { readonly start: number; readonly end: number };

/** Something written in a text that may be a credential. */
export type Value = Span & { readonly isQuoted: boolean };

/** The value without surrounding marks. A quoted value may contain spaces. */
export function readValue(text: string, at: number, lineEnd: number): Value | null {
  const opening = openingMarks.exec(text.slice(at, at + 3))?.[0] ?? '';
  const start = at + opening.length;
  const closing = closingMarks[opening.at(-1) ?? ''];
  if (closing !== undefined) {
    const length = text.slice(start, Math.min(lineEnd, start + 200)).search(closing);
    if (length > 0) return { start, end: start + length, isQuoted: true };
  }
  const run = plainRun.exec(text.slice(start, Math.min(lineEnd, start + 400)))?.[0] ?? '';
  const trimmed = run.replace(/[.,;:)\]}>`"'”’»?]+$/, '');
  // Stars at the end of a masked value belong to it.
  const written = trimmed.endsWith('***') ? trimmed : trimmed.replace(/[.,;:)\]}>*_`"'”’»?]+$/, '');
  return written === '' ? null : { start, end: start + written.length, isQuoted: false };
}

const openingMarks = /^["'`*_“”„‘’«»「『(]{0,3}/;

const closingMarks: Readonly<Record<string, RegExp>> = {
  '"': /"/,
  "'": /'(?!\w)/,
  '`': /`/,
  '“': /[”“]/,
  '”': /”/,
  '„': /[“”]/,
  '‘': /’(?!\w)/,
  '«': /»/,
  '»': /«/,
  '「': /」/,
  '『': /』/,
};

/** Up to a space, a closing quotation mark, or a script without spaces. */
const plainRun = /^(?:[^\s|、。，；「」『』（）"`\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]|["`](?![,;:\s)}\]]|$))+/;

/** A secret number: digits, possibly with a space or a letter among them. */
export function readDigits(text: string, kind: 'PIN' | 'card check number', at: number): Value | null {
  const opening = openingMarks.exec(text.slice(at, at + 3))?.[0] ?? '';
  const start = at + opening.length;
  const shape = kind === 'PIN' ? pinShape : /^\d{3,4}(?!\w|[.,:/-]\d)/;
  const digits = shape.exec(text.slice(start, start + 40))?.[0];
  return digits === undefined ? null : { start, end: start + digits.length, isQuoted: opening !== '' };
}

const pinShape = /^[#*]?(?:[A-Z]?\d(?:[ -]?\d){3,7}|\d{2,4}[A-Z]\d{2,4}|[A-Z]\d{3,6})[#*]?(?![\w#*]|[.,:/-]\d)/;

/** How far of a long line is read, so that many names on one line take linear time. */
const reach = 600;

export function startOfLine(text: string, at: number): number {
  const from = Math.max(0, at - reach);
  return from + text.slice(from, at).lastIndexOf('\n') + 1;
}

export function endOfLine(text: string, at: number): number {
  const ahead = text.slice(at, at + reach);
  const length = ahead.search(/\r?\n/);
  return at + (length === -1 ? ahead.length : length);
}
