import { atFirstUse } from '../../workspace/at-first-use.js';
import { plainOrAny } from '../lazy-pattern.js';

const counts: readonly (readonly string[])[] = [
  ['two', 'zwei', 'dos', 'deux', 'dois', 'duas', 'due'],
  ['three', 'drei', 'tres', 'trois', 'três', 'tre'],
  ['four', 'vier', 'cuatro', 'quatre', 'quatro', 'quattro'],
  ['five', 'fünf', 'cinco', 'cinq', 'cinque'],
  ['six', 'sechs', 'seis', 'sei'],
  ['seven', 'sieben', 'siete', 'sept', 'sete', 'sette'],
  ['eight', 'acht', 'ocho', 'huit', 'oito', 'otto'],
  ['nine', 'neun', 'nueve', 'neuf', 'nove'],
  ['ten', 'zehn', 'diez', 'dix', 'dez', 'dieci'],
  ['eleven', 'elf', 'once', 'onze', 'undici'],
  ['twelve', 'zwölf', 'doce', 'douze', 'doze', 'dodici'],
];

const byWord = atFirstUse(
  () => new Map([['one', 1], ...counts.flatMap((words, index) => words.map((word) => [word, index + 2] as const))]),
);

/** Numbers as English sentences spell them, as alternatives of a pattern. */
export const countWords = ['one', ...counts.map(([word]) => word)].join('|');

/** 1 to 12 for a number that is written as a word, else null. */
export function countNamed(word: string): number | null {
  return byWord().get(word.toLowerCase()) ?? null;
}

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
