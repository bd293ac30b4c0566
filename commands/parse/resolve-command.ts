import type { Command } from '../command.js';
import { findCommand, nextWords } from '../find-command.js';
import type { ArgumentSpec } from '../option-spec.js';
import type { GivenValue } from './given-options.js';
import { globalOptionSpecs, helpSpec, versionSpec } from './global-options.js';
import { checkedChoice } from './option-value.js';
import { sortWords } from './sort-words.js';
import { missingSubcommand, usageError } from './usage-error.js';

type GivenValues = Readonly<Record<string, GivenValue>>;

/** Where the words led: to a command that can run, or to a place that help is wanted for. */
export type Reached = {
  /** The options typed at each place on the way, from the program to the command. */
  readonly values: readonly GivenValues[];
} & (
  | { readonly kind: 'run'; readonly command: Command; readonly args: GivenValues }
  | { readonly kind: 'help'; readonly path: string }
);

/** Follows the words through the tree of commands: the program, families of commands, a command. Throws usage errors. */
export function resolveCommand(commands: readonly Command[], argv: readonly string[]): Reached {
  const values: GivenValues[] = [];
  let path = '';
  let operands: readonly string[] = [];
  let rest: readonly string[] = argv;
  for (;;) {
    const place = { path, commands };
    const sorted = sortWords(rest, {
      specs: specsAt(commands, path),
      leadsOn: (word) => nextWords(commands, path).includes(word),
      takesNumbers: nextWords(commands, path).length === 0,
      onMissingValue: (option) => {
        throw usageError({ ...place, words: [], kind: 'missing-value', option });
      },
    });
    values.push(sorted.values);
    operands = [...operands, ...sorted.operands];
    rest = sorted.rest;
    const [word, ...behind] = operands;
    if (word !== undefined && nextWords(commands, path).includes(word)) {
      path = below(path, word);
      operands = behind;
      continue;
    }
    if (rest.some((typed) => typed === `--${helpSpec.long}` || typed === `-${helpSpec.short}`))
      return { kind: 'help', path, values };
    const misused = { ...place, words: [...operands, ...rest] };
    const [given] = rest;
    if (given !== undefined) throw usageError({ ...misused, kind: 'unknown-option', given });
    const command = findCommand(commands, path);
    const specs = command?.arguments ?? [];
    const missing = specs.find(({ required }, position) => required === true && operands[position] === undefined);
    if (missing !== undefined) throw usageError({ ...misused, kind: 'missing-argument', name: missing.name });
    if (operands.length > specs.length && specs.at(-1)?.variadic !== true)
      throw usageError({ ...misused, kind: 'excess-argument', word: operands[specs.length] ?? '' });
    if (command !== undefined) return { kind: 'run', command, args: readArguments(specs, operands), values };
    if (path === '') return { kind: 'help', path, values };
    throw missingSubcommand(path, commands);
  }
}

function below(path: string, word: string): string {
  return path === '' ? word : `${path} ${word}`;
}

function specsAt(commands: readonly Command[], path: string) {
  const own = findCommand(commands, path)?.options ?? [];
  return [...globalOptionSpecs, ...(path === '' ? [versionSpec] : own)];
}

function readArguments(specs: readonly ArgumentSpec[], words: readonly string[]): GivenValues {
  const checked = (spec: ArgumentSpec, word: string) => checkedChoice(word, spec.choices, `<${spec.name}>`);
  return Object.fromEntries(
    specs.map((spec, position) => {
      if (spec.variadic === true) return [spec.name, words.slice(position).map((word) => checked(spec, word))];
      const word = words[position];
      return [spec.name, word === undefined ? undefined : checked(spec, word)];
    }),
  );
}
