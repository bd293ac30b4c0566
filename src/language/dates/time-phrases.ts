import table from '../../../data/language/time-phrases.json' with { type: 'json' };

/** A stretch of the calendar, seen from today. A week begins on Monday. */
export type Unit = (typeof units)[number];

const units = ['day', 'weekend', 'week', 'month', 'year'] as const;

/** A phrase that means a day or a stretch of days: alternatives of words, and of signs that no space sets apart. */
type TimePhrase = {
  readonly unit: Unit;
  readonly shift: number;
  readonly words: readonly string[];
  readonly signs: readonly string[];
};

/** What is part of another phrase comes after it. */
export const timePhrases: readonly TimePhrase[] = table.phrases.map((row) => ({ ...row, unit: toUnit(row.unit) }));

function toUnit(name: string): Unit {
  const unit = units.find((one) => one === name);
  if (unit === undefined) throw new Error(`data/language/time-phrases.json has a unit "${name}" that is none.`);
  return unit;
}

/** `3 days ago`, `vor zwei Wochen`, `两天前`: groups `n` and `unit`. */
export const agoPhrases: Phrases = table.ago;

/** `the last three days`, `in den letzten zwei Wochen`, `最近三天`: up to today. */
export const spanPhrases: Phrases = table.span;

type Phrases = { readonly words: readonly string[]; readonly signs: readonly string[] };

/** What stands before or behind the name of a weekday and says which one is meant. */
export const weekdayLeads = table.weekdayLeads;
