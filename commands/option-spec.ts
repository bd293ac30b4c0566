/** An argument named `dir`, `file`, `files`, `path` or `paths` is completed with names from the disk. */
export type ArgumentSpec = {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  /** Takes all remaining words; only for the last argument. */
  readonly variadic?: boolean;
  readonly choices?: readonly string[];
  /** Offered by completion where other values are fine too. */
  readonly suggests?: readonly string[];
};

export type OptionSpec = FlagSpec | ValueOptionSpec;

type OptionBase = {
  /** Without dashes. A flag that switches something off is named so: `no-git`. */
  readonly long: string;
  /** One letter, without the dash. */
  readonly short?: string;
  readonly description: string;
};

export type FlagSpec = OptionBase & { readonly kind: 'boolean' };

/** `list` takes several values, separated by commas or by giving the option again. */
export type ValueOptionSpec = OptionBase & {
  readonly kind: 'string' | 'number' | 'list';
  /** What the value is, for help. `dir` and `file` are completed with names from the disk. */
  readonly value: string;
  readonly choices?: readonly string[];
  /** Offered by completion where other values are fine too. */
  readonly suggests?: readonly string[];
  /** May be given several times; each value is kept whole, commas too. */
  readonly repeatable?: boolean;
  readonly required?: boolean;
  readonly default?: string | number;
};
