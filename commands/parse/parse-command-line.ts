import type { Command } from '../command.js';
import type { OptionSpec } from '../option-spec.js';
import { type GivenArguments, type GivenOptions, type GivenValue, givenArguments, givenOptions } from './given.js';
import { globalOptionSpecs, versionSpec } from './global-options.js';
import { type ParserNode, readWords } from './read-words.js';
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
  const reached = readWords(commands, argv);
  const [root, ...below] = ancestryOf(reached.node);
  const flags = Object.assign({}, ...[root, ...below].map((node) => valuesOf(node, globalOptionSpecs)));
  if (valuesOf(root, [versionSpec]).version === true) return { flags, wants: { kind: 'version' } };
  if (reached.kind === 'help') return { flags, wants: { kind: 'help', path: reached.node.path } };

  const { command, node } = reached;
  const specs = command.options ?? [];
  const values = valuesOf(node, specs);
  const missing = specs.find((spec) => 'required' in spec && spec.required && values[spec.long] === undefined);
  if (missing !== undefined) throw missingOption(commands, command, missing);
  const args = givenArguments(command.arguments ?? [], argumentsOf(node, command));
  return { flags, wants: { kind: 'run', command, args, options: givenOptions(specs, values) } };
}

/** From the program to the command, so that a later flag wins over an earlier one. */
function ancestryOf(node: ParserNode): readonly [ParserNode, ...ParserNode[]] {
  if (node.parent === null) return [node];
  const [root, ...below] = ancestryOf(node.parent);
  return [root, ...below, node];
}

/** The values typed at this place, by long name. A flag that was typed is true, `--no-git` as well, unless `--git` came later. */
function valuesOf(node: ParserNode, specs: readonly OptionSpec[]): GivenValues {
  const values: Record<string, GivenValue> = {};
  for (const spec of specs) {
    const key = node.options.get(spec.long)?.attributeName();
    if (key === undefined || node.commander.getOptionValueSource(key) !== 'cli') continue;
    const value = node.commander.getOptionValue(key);
    values[spec.long] = spec.kind === 'boolean' ? value === !spec.long.startsWith('no-') : value;
  }
  return values;
}

function argumentsOf(node: ParserNode, command: Command): GivenValues {
  const names = (command.arguments ?? []).map((spec) => spec.name);
  return Object.fromEntries(names.map((name, position) => [name, node.commander.processedArgs[position]]));
}
