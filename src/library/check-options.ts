import { type Store, storeNames } from '../entries/entry.js';
import { SoulError } from '../errors/soul-error.js';
import { isDay } from '../workspace/days.js';

/** What programs may ask for in numbers, days and stores. Types are not enforced for callers in JavaScript. */
export type Checked = {
  readonly stores?: readonly Store[] | undefined;
  readonly counts?: Readonly<Record<string, number | undefined>>;
  readonly days?: Readonly<Record<string, string | undefined>>;
  readonly scores?: Readonly<Record<string, number | undefined>>;
};

/** Throws on an invalid option; otherwise the result would be empty without a reason. */
export function checkOptions({ stores = [], counts = {}, days = {}, scores = {} }: Checked): void {
  for (const store of stores) {
    if (!storeNames.includes(store))
      throw wrong(`There is no store named "${store}".`, `Stores are ${storeNames.join(', ')}.`);
  }
  for (const [name, value] of Object.entries(counts)) {
    if (value !== undefined && !(Number.isSafeInteger(value) && value >= 1))
      throw wrong(`\`${name}\` must be a count, not ${value}.`, 'Use a whole number from 1 upwards.');
  }
  for (const [name, value] of Object.entries(days)) {
    if (value !== undefined && !isDay(value))
      throw wrong(`\`${name}\` must be a day, not "${value}".`, 'Write it as YYYY-MM-DD, for example 2026-02-02.');
  }
  for (const [name, value] of Object.entries(scores)) {
    if (value !== undefined && !(value >= 0 && value <= 1))
      throw wrong(`\`${name}\` must be a score, not ${value}.`, 'Use a number from 0 to 1.');
  }
}

function wrong(message: string, hint: string): SoulError {
  return new SoulError('usage', message, { hint });
}
