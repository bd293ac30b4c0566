import { lazyValue } from '../workspace/lazy-value.js';
import { passesLuhn, passesMod97 } from './checksums.js';
import { lowerCase } from './lower-case.js';
import { numberWords } from './number-words.js';
import { isUnspaced, letter, wordAlternatives, wordsOf } from './word-pattern.js';

/** A number by which somebody can pay or be paid. */
export type AccountNumber = {
  readonly kind: 'card number' | 'bank account (IBAN)';
  readonly start: number;
  readonly end: number;
  /** Identified only by its check digit, not by grouping or a word beside it. */
  readonly isUnsure: boolean;
  /** A well-known number from manuals or test environments, without a word that says so. */
  readonly isPublished: boolean;
};

/** Cards and bank accounts whose check digits are right. Published numbers that are labelled as examples are skipped. */
export function findAccountNumbers(text: string): AccountNumber[] {
  if (!mayHoldAccountNumber(text)) return [];
  return [...findCards(text), ...findAccounts(text)].filter(
    ({ start, end, isPublished }) => !isPublished || !says(sampleWords(), lineAround(text, start, end)),
  );
}

export function mayHoldAccountNumber(text: string): boolean {
  return mayHoldCard.test(text) || mayHoldAccount.test(text);
}

const gap = '[ \\u00a0\\u2009\\u202f.\\u2010\\u2011-]';
const mayHoldCard = new RegExp(`\\d(?:${gap}?\\d){12}`);
const mayHoldAccount = new RegExp(`[A-Za-z]{2}\\d{2}(?:${gap}?[A-Za-z0-9]){11}`);

function findCards(text: string): AccountNumber[] {
  const shape = new RegExp(`(?<![\\w.,/+-]|\\+\\d{1,3} )\\d(?:${gap}?\\d){12,40}(?!\\w)`, 'g');
  return [...text.matchAll(shape)].flatMap(({ 0: run, index }) => cardsIn(text, run, index));
}

/** A run of digits may include more than the card number: expiry date, check number. */
function cardsIn(text: string, run: string, from: number): AccountNumber[] {
  const groups = [...run.matchAll(/\d+/g)];
  for (const [first, begin] of groups.entries()) {
    for (const last of groups.slice(first).toReversed()) {
      const start = from + begin.index;
      const end = from + last.index + last[0].length;
      const card = readCard(text, start, end);
      if (card !== null) return [card];
    }
  }
  return [];
}

function readCard(text: string, start: number, end: number): AccountNumber | null {
  const shown = text.slice(start, end);
  const digits = shown.replace(/\D/g, '');
  if (!isIssued(digits) || !passesLuhn(digits)) return null;
  const isGrouped = /^(?:\d{4}([^\d])\d{4}\1\d{4}\1\d{1,7}|\d{4}([^\d])\d{6}\2\d{4,5})$/.test(shown);
  const isNamed = isCalledCard(text, start, end);
  if (isNamed === false || (shown !== digits && !isGrouped && isNamed === null)) return null;
  const isUnsure = isNamed === null && !isGrouped;
  const isLabelled = /[:#=]$/.test(text.slice(Math.max(0, start - 1), start));
  if (isUnsure && (digits.length > 16 || digits.length < 15 || isLabelled)) return null;
  return { kind: 'card number', start, end, isUnsure, isPublished: testCards.has(digits) };
}

/** By the nearest word before it, else by one behind it. Null if no word says what it is. */
function isCalledCard(text: string, start: number, end: number): boolean | null {
  const before = text.slice(Math.max(0, start - 60), start);
  const card = lastOf(cardWords(), before);
  const other = lastOf(otherWords(), before);
  if (card !== other) return card > other;
  return says(cardWords(), text.slice(end, end + 40).split('\n')[0] ?? '') ? true : null;
}

/** Prefixes and lengths used by issuers. */
function isIssued(digits: string): boolean {
  return issuers.some((issuer) => issuer.test(digits));
}

const issuers = [
  /^4(?:\d{12}|\d{15}|\d{18})$/,
  /^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/,
  /^3[47]\d{13}$/,
  /^6(?:011|5\d\d|4[4-9]\d)\d{12}$/,
  /^35(?:2[89]|[3-8]\d)\d{12}$/,
  /^3(?:0[0-5]|[68]\d)\d{11}$/,
  /^62\d{14,17}$/,
];

/** Published test numbers. */
const testCards = new Set(
  '4242424242424242 4111111111111111 4000056655665556 5555555555554444 5105105105105100 378282246310005 371449635398431 6011111111111117 6011000990139424 30569309025904 38520000023237 3530111333300000 3566002020360505 4012888888881881 4222222222222 4000000000000002 2223003122003222 5200828282828210 6200000000000005 4000000000000000'.split(
    ' ',
  ),
);

/** The country determines the length, so that following words are not included. */
function findAccounts(text: string): AccountNumber[] {
  return [...text.matchAll(/(?<![A-Za-z0-9])([A-Za-z]{2})\d{2}/g)].flatMap(({ 1: country = '', index: start }) => {
    const form = ibanForms[country.toUpperCase()];
    if (form === undefined) return [];
    const shape = new RegExp(`^(?:[A-Za-z0-9]${gap}?){${form.length - 1}}[A-Za-z0-9](?![A-Za-z0-9])`);
    const shown = shape.exec(text.slice(start, start + 2 * form.length))?.[0];
    if (shown === undefined) return [];
    const iban = shown.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
    if ((form.isNumeric && !/^..\d+$/.test(iban)) || !passesMod97(iban)) return [];
    const isPublished = exampleAccounts.has(iban);
    return [{ kind: 'bank account (IBAN)', start, end: start + shown.length, isUnsure: false, isPublished }];
  });
}

/** Lengths from the IBAN registry; `n` if only digits follow the country. */
const ibanForms: Readonly<Record<string, { readonly length: number; readonly isNumeric: boolean }>> =
  Object.fromEntries(
    'AD24 AE23n AL28 AT20n AZ28 BA20n BE16n BG22 BH22 BR29 BY28 CH21 CR22n CY28 CZ24n DE22n DK18n DO28 EE20n EG29n ES24n FI18n FO18n FR27 GB22 GE22 GI23 GL18n GR27 GT28 HR21n HU28n IE22 IL23n IQ23 IS26n IT27 JO30 KW30 KZ20 LB28 LI21 LT20n LU20 LV21 MC27 MD24 ME22n MK19 MR27n MT31 MU30 NL18 NO15n PK24 PL28n PS29 PT25n QA29 RO24 RS22n SA24 SC31 SE24n SI19n SK24n SM27 ST25n SV28 TL23n TN24n TR26 UA29 VA22n VG24 XK20n'
      .split(' ')
      .map((form) => [form.slice(0, 2), { length: Number.parseInt(form.slice(2), 10), isNumeric: form.endsWith('n') }]),
  );

/** Example numbers from manuals and standards. */
const exampleAccounts = new Set([
  'DE89370400440532013000',
  'GB82WEST12345698765432',
  'GB29NWBK60161331926819',
  'FR1420041010050500013M02606',
  'NL91ABNA0417164300',
  'CH9300762011623852957',
  'AT611904300234573201',
  'ES9121000418450200051332',
  'BE68539007547034',
]);

type Words = { readonly pattern: RegExp };

const cardWords = lazyValue(() => anyOf('card'));
const otherWords = lazyValue(() => anyOf('other'));
const sampleWords = lazyValue(() => anyOf('sample'));

/** Words of spaced scripts must be separate, except in compounds such as `Kreditkartennummer`. */
function anyOf(column: 'card' | 'other' | 'sample'): Words {
  const words = wordsOf(numberWords, column);
  const spaced = wordAlternatives(
    words.filter((word) => !isUnspaced(word)),
    20,
  );
  const unspaced = wordAlternatives(words.filter(isUnspaced));
  return { pattern: new RegExp(`(?<!${letter})(?:${spaced})(?!${letter})|${unspaced}`, 'g') };
}

function says({ pattern }: Words, text: string): boolean {
  return lowerCase(text).search(pattern) !== -1;
}

function lastOf({ pattern }: Words, text: string): number {
  return [...lowerCase(text).matchAll(pattern)].at(-1)?.index ?? -1;
}

function lineAround(text: string, start: number, end: number): string {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 200);
  const next = text.indexOf('\n', end);
  return text.slice(from, Math.min(next === -1 ? text.length : next, end + 200));
}
