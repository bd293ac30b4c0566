import { decodeBase32, decodeBase64, decodeBytes, decodeHex } from './decode-bytes.js';
import { longRuns, runsOf } from './find-long-runs.js';
import { codePointOfEntity } from './invisible-kinds.js';

/** A stretch that is written in some encoding, and what it stands for. */
export type EncodedRun = {
  readonly start: number;
  readonly end: number;
  readonly encoding: string;
  readonly decoded: string;
};

/** The shortest blob that is looked at, in characters as they stand. */
export const shortestBlob = 24;

/** Everything in a text that can be decoded to valid text, readable or not, in order. Readings of one place may overlap. */
export function findEncodedRuns(text: string): EncodedRun[] {
  if (text.length < shortestBlob) return [];
  const runs: EncodedRun[] = [];
  for (let index = 0; index < spelledOut.length; index++) {
    const form = spelledOut[index];
    if (form?.marks.some((mark) => text.includes(mark)) && form.sign.test(text)) addSpelledOut(text, 0, form, runs);
  }
  for (const { start, end } of runsOf(text, shortestBlob, isNumberSign)) {
    for (const form of numbers) addSpelledOut(text.slice(start, end), start, form, runs);
  }
  for (const run of longRuns(text, shortestBlob)) {
    const decoded = decodeRun(text.slice(run.start, run.end));
    if (decoded !== null) runs.push({ ...run, ...decoded });
  }
  return runs.sort((one, other) => one.start - other.start);
}

function addSpelledOut(text: string, at: number, { encoding, pattern, decode }: Form, runs: EncodedRun[]): void {
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (found.length < shortestBlob) continue;
    const decoded = decode(found, text.slice(Math.max(0, index - 200), index));
    if (decoded !== null) runs.push({ start: at + index, end: at + index + found.length, encoding, decoded });
  }
}

type Form = {
  readonly encoding: string;
  readonly pattern: RegExp;
  /** Gets what stands before it too. */
  readonly decode: (found: string, before: string) => string | null;
};

/** Encodings that write each character or byte on its own, with required marks, and a character that is cheap to search for. Plain characters may come between percent escapes. */
const spelledOut: readonly (Form & { readonly marks: readonly string[]; readonly sign: RegExp })[] = [
  {
    encoding: 'percent',
    marks: ['%'],
    sign: /%[\da-fA-F]{2}[^\s%]{0,40}%[\da-fA-F]{2}/,
    pattern: /(?<![\w%])\w{0,40}(?:%[\da-fA-F]{2}[\w.!~*'+,;:@/-]{0,40}){3,}/g,
    decode: (found, before) =>
      spellsLetters(found) || !isAddress(found, before) ? decodeBytes(percentBytes(found)) : null,
  },
  {
    encoding: 'entities',
    marks: ['&'],
    sign: /&(?:amp;)?#[^;\s]{2,8};\s{0,2}&(?:amp;)?#/,
    pattern: /(?:&(?:amp;)?#(?:\d{2,7}|[xX][\da-fA-F]{2,6});[ \t]{0,2}){4,}/g,
    decode: (found) =>
      found.replaceAll('&amp;', '&').replace(/&#[^;]{2,8};/g, (entity) => {
        const codePoint = codePointOfEntity(entity);
        return codePoint === null ? '\ufffd' : String.fromCodePoint(codePoint);
      }),
  },
  {
    encoding: 'escapes',
    marks: ['\\', '%u', 'U+'],
    sign: /(?:\\[ux0-3]|%u|U\+)[^\s\\%]{2,8}[ \t]{0,2}(?:\\[ux0-3]|%u|U\+)/,
    pattern:
      /(?:(?:%u|U\+)[\da-fA-F]{4}[ \t]{0,2}|\\(?:u[\da-fA-F]{4}|u\{[\da-fA-F]{1,6}\}|x[\da-fA-F]{2}|[0-3][0-7]{2})[ \t]{0,2}){4,}/g,
    decode: decodeEscapes,
  },
  {
    encoding: 'quoted-printable',
    marks: ['='],
    sign: /=[\dA-F]{2}=[\dA-F]{2}/,
    pattern: /(?:=[\dA-F]{2}){8,}/g,
    decode: (found) => decodeBytes(Buffer.from(found.replaceAll('=', ''), 'hex')),
  },
];

/** Bytes written as numbers with something between them. */
const numbers: readonly Form[] = [
  {
    encoding: 'hex',
    pattern: /(?<![\da-zA-Z])(?:0x)?[\da-fA-F]{2}(?:(?:, ?|[ :;-]|\r?\n)(?:0x)?[\da-fA-F]{2}){8,}(?![\da-zA-Z])/g,
    decode: (found) => decodeHex(found.replace(/0x|[^\da-fA-F]/g, '')),
  },
  {
    encoding: 'binary',
    pattern: /(?<!\d)[01]{8}(?:[ ,_-]{0,2}[01]{8}){2,}(?!\d)/g,
    decode: (found) => decodeBytes(numbersOf(found.replace(/[^01]/g, '').replace(/.{8}/g, '$& '), 2)),
  },
  {
    encoding: 'decimal',
    pattern: /(?<!\d)\d{2,3}(?:(?:, ?|[ ;])\d{2,3}){8,}(?!\d)/g,
    decode: (found) => decodeBytes(numbersOf(found, 10)),
  },
];

function isNumberSign(unit: number): boolean {
  return unit < 128 && numberSigns[unit] === 1;
}

const numberSigns = new Uint8Array(128);
for (const sign of '0123456789abcdefABCDEFxX ,:;_-\r\n') numberSigns[sign.charCodeAt(0)] = 1;

/** Letters need no percent escapes: if most escapes are letters, somebody hides them. Spaces in addresses need them. */
function spellsLetters(found: string): boolean {
  const letters = found.match(/%(?:[46][1-9a-fA-F]|[57][\daA])/g)?.length ?? 0;
  return letters >= 6;
}

/** Addresses and names of files write spaces and non-ASCII letters with percent escapes. */
function isAddress(found: string, before: string): boolean {
  return /(?:[/?=&#]|\]\(|:)[^\s]{0,199}$/.test(before) || /[/.]\w{1,5}$/.test(found);
}

function percentBytes(found: string): Uint8Array {
  const plain = found.replaceAll('+', ' ');
  const bytes: number[] = [];
  for (let at = 0; at < plain.length; at++) {
    const code = plain[at] === '%' ? Number.parseInt(plain.slice(at + 1, at + 3), 16) : Number.NaN;
    bytes.push(Number.isNaN(code) ? plain.charCodeAt(at) : code);
    if (!Number.isNaN(code)) at += 2;
  }
  return Uint8Array.from(bytes);
}

function decodeEscapes(found: string): string | null {
  const units = found.replace(/[ \t]{0,2}(?:%u|U\+)/g, '\\u');
  const isBytes = !units.includes('\\u');
  const decoded = units.replace(/\\(?:u\{([\da-fA-F]{1,6})\}|[ux]([\da-fA-F]{2,4})|([0-3][0-7]{2}))/g, (...parts) => {
    const [, braced, hex, octal] = parts.map(String);
    const isOctal = parts[3] !== undefined;
    const code = Number.parseInt((isOctal ? octal : parts[1] !== undefined ? braced : hex) ?? '', isOctal ? 8 : 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
  return isBytes ? decodeBytes(Buffer.from(decoded, 'latin1')) : decoded;
}

function numbersOf(text: string, base: number): Uint8Array {
  const numbers = text.split(/[^\d]+/).filter((part) => part !== '');
  const bytes = numbers.map((part) => Number.parseInt(part, base));
  return bytes.some((byte) => byte > 255) ? new Uint8Array([0]) : Uint8Array.from(bytes);
}

function decodeRun(run: string): Pick<EncodedRun, 'encoding' | 'decoded'> | null {
  const plain = run.replace(/[\s>]+/g, '');
  if (/^(?:0x)?[\da-fA-F]+$/.test(plain)) {
    const decoded = decodeHex(plain.replace(/^0x/, ''));
    if (decoded !== null) return { encoding: 'hex', decoded };
  }
  const decoded = decodeBase64(plain);
  if (decoded !== null) return { encoding: 'base64', decoded };
  // A word may be glued to the front: `payload-…`, `note_…`, `x/…`.
  const longest = plain.split(/[-_/]/).reduce((best, piece) => (piece.length > best.length ? piece : best), '');
  if (longest.length >= shortestBlob && longest.length < plain.length) {
    const part = decodeBase64(longest);
    if (part !== null) return { encoding: 'base64', decoded: part };
  }
  const fromBase32 = /^[A-Z2-7]{24,}={0,6}$/.test(plain) ? decodeBase32(plain) : null;
  return fromBase32 === null ? null : { encoding: 'base32', decoded: fromBase32 };
}
