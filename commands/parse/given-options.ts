import type { ArgumentSpec, OptionSpec } from '../option-spec.js';

export type GivenValue = string | number | boolean | readonly string[] | undefined;

/** The options of one run. Asking for one the command does not declare is a bug, and throws. */
export type GivenOptions = {
  /** Whether a flag was given; for `no-git` too. */
  flag(name: string): boolean;
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  list(name: string): readonly string[];
  /** A text option with choices, typed as one of them. */
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined;
};

/** The positional arguments of one run, by name. */
export type GivenArguments = {
  text(name: string): string | undefined;
  /** For arguments declared as required: the parser has refused their absence. */
  required(name: string): string;
  list(name: string): readonly string[];
  /** For required arguments with choices, typed as one of them. */
  choice<Choice extends string>(name: string, choices: readonly Choice[]): Choice;
};

export function givenOptions(specs: readonly OptionSpec[], values: Readonly<Record<string, GivenValue>>): GivenOptions {
  function given(name: string): GivenValue {
    const spec = specs.find((candidate) => candidate.long === name);
    if (spec === undefined) throw new Error(`The option --${name} is not declared.`);
    return values[name] ?? ('default' in spec ? spec.default : undefined);
  }
  function text(name: string): string | undefined {
    const value = given(name);
    if (value === undefined || typeof value === 'string') return value;
    throw new Error(`The option --${name} does not hold one text.`);
  }
  return {
    text,
    flag: (name) => given(name) === true,
    number(name) {
      const value = given(name);
      if (value === undefined || typeof value === 'number') return value;
      throw new Error(`The option --${name} does not hold a number.`);
    },
    list: (name) => asList(given(name), `The option --${name}`),
    choice(name, choices) {
      const value = text(name);
      return choices.find((choice) => choice === value);
    },
  };
}

export function givenArguments(
  specs: readonly ArgumentSpec[],
  values: Readonly<Record<string, GivenValue>>,
): GivenArguments {
  function given(name: string): GivenValue {
    if (specs.some((candidate) => candidate.name === name)) return values[name];
    throw new Error(`The argument ${name} is not declared.`);
  }
  function text(name: string): string | undefined {
    const value = given(name);
    if (value === undefined || typeof value === 'string') return value;
    throw new Error(`The argument ${name} does not hold one text.`);
  }
  return {
    text,
    required(name) {
      const value = text(name);
      if (value !== undefined) return value;
      throw new Error(`The argument ${name} is not declared as required.`);
    },
    list: (name) => asList(given(name), `The argument ${name}`),
    choice(name, choices) {
      const value = text(name);
      const found = choices.find((choice) => choice === value);
      if (found !== undefined) return found;
      throw new Error(`The argument ${name} is not declared as required with these choices.`);
    },
  };
}

function asList(value: GivenValue, what: string): readonly string[] {
  if (value === undefined) return [];
  if (typeof value === 'object') return value;
  throw new Error(`${what} does not hold a list.`);
}
