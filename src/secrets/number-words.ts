import table from '../../data/language/number-labels.json' with { type: 'json' };

/** Words that say what a long number is, one row per language. `*` stands for any ending. */
type NumberWords = {
  readonly card: readonly string[];
  /** A number that nobody can pay with. */
  readonly other: readonly string[];
  /** Says that a number is made up. */
  readonly sample: readonly string[];
};

export const numberWords: Readonly<Record<string, NumberWords>> = table.languages;
