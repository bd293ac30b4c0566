import { plainOrAny } from '../lazy-pattern.js';
import { numberWordsOf } from './number-words.js';

/** For a number that is written as a word in one of the languages with Latin letters, else null. */
export function countNamed(word: string): number | null {
  return numberNamed(word.toLowerCase());
}

const numberNamed = numberWordsOf('en', 'de', 'es', 'fr', 'pt', 'it');

export function hasNumber(text: string): boolean {
  return /\d/.test(text) || text.split(/\s+/).some((word) => countNamed(word) !== null);
}

/** A number with what it counts: `{ number: '5000', unit: 'eur' }` for "5,000 euros" and for "€5000". */
export type Amount = { readonly number: string; readonly unit: string | null };

/** The numbers of a text in digits, in its order; times stay whole. */
export function readAmounts(text: string): Amount[] {
  const lower = text.toLowerCase();
  return [...lower.matchAll(amount(lower))].map(([, before, digits = '', after, word]) => ({
    number: plainNumber(digits),
    unit: unitOf(before ?? after ?? word ?? ''),
  }));
}

const amount = plainOrAny(
  "([€$£])?\\s?(\\d+(?:[.,:h]\\d+|[ '’](?=\\d{3}(?!\\d))\\d{3})*)\\s?(?:(€|\\$|£|%)|([\\p{L}]{1,12}))?",
  'g',
);

function plainNumber(digits: string): string {
  if (/[:h]/.test(digits)) return digits.replace('h', ':').replace(/^0(?=\d)/, '');
  return digits
    .replace(/[ '’.,](?=\d{3}(?!\d))/g, '')
    .replace(/[.,]0+$/, '')
    .replace(',', '.');
}

const units: Readonly<Record<string, string>> = {
  '€': 'eur',
  euro: 'eur',
  euros: 'eur',
  $: 'usd',
  dollar: 'usd',
  dollars: 'usd',
  '£': 'gbp',
  pound: 'gbp',
  pounds: 'gbp',
  '%': 'percent',
};

/** Null for words that count nothing. */
function unitOf(word: string): string | null {
  if (word === '' || joining.has(word)) return null;
  return units[word] ?? (word.length > 3 ? word.replace(/s$/, '') : word);
}

const joining = new Set(
  'and or of to on in at per for a an the is until by und von zu pro y de por et e di'.split(' '),
);
