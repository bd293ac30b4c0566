import type { Command } from '../command.js';
import type { OptionSpec } from '../option-spec.js';
import {
  type GivenArguments,
  type GivenOptions,
  type GivenValue,
  givenArguments,
  givenOptions,
} from './given-options.js';
import { globalOptionSpecs } from './global-options.js';
import { resolveCommand } from './resolve-command.js';
import { missingOption } from './usage-error.js';

export type ParsedCommandLine = {
  /** Global options as given on the command line, by long name. */
  readonly flags: GivenValues;
  readonly wants: Wants;
};

export type Wants =
  | { readonly kind: 'version' }
  /** Help for a command, for a family of commands, or with an empty path for the program. */
  | { readonly kind: 'help'; readonly path: string }
  | { readonly kind: 'run'; readonly command: Command; readonly args: GivenArguments; readonly options: GivenOptions };

type GivenValues = Readonly<Record<string, GivenValue>>;

/** Understands the words after the program's name, or throws a usage error that suggests what was meant. */
export function parseCommandLine(commands: readonly Command[], argv: readonly string[]): ParsedCommandLine {
  const reached = resolveCommand(commands, argv);
  // A later flag wins over an earlier one.
  const flags = Object.assign({}, ...reached.values.map((values) => valuesOf(values, globalOptionSpecs)));
  if (reached.values[0]?.version === true) return { flags, wants: { kind: 'version' } };
  if (reached.kind === 'help') return { flags, wants: { kind: 'help', path: reached.path } };

  const { command } = reached;
  const specs = command.options ?? [];
  const values = valuesOf(reached.values.at(-1) ?? {}, specs);
  const missing = specs.find((spec) => 'required' in spec && spec.required && values[spec.long] === undefined);
  if (missing !== undefined) throw missingOption(commands, command, missing);
  const args = givenArguments(command.arguments ?? [], reached.args);
  return { flags, wants: { kind: 'run', command, args, options: givenOptions(specs, values) } };
}

function valuesOf(values: GivenValues, specs: readonly OptionSpec[]): GivenValues {
  return Object.fromEntries(specs.flatMap(({ long }) => (long in values ? [[long, values[long]]] : [])));
}
