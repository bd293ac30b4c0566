import { Argument, Option } from 'commander';
import type { Command } from '../command.js';
import { argumentWord, flagsOf } from '../help/flags.js';
import type { OptionSpec } from '../option-spec.js';
import { globalOptionSpecs, helpSpec, versionSpec } from './global-options.js';
import { checkedChoice, optionValue } from './option-value.js';
import { SilentCommander } from './silent-commander.js';
import { missingSubcommand, usageError } from './usage-error.js';

/** A place in the tree of commands: the program, a family, a command, or a family that is a command as well. */
export type ParserNode = {
  /** Empty for the program, else the words that lead here. */
  readonly path: string;
  readonly parent: ParserNode | null;
  readonly commander: SilentCommander;
  readonly options: Map<string, Option>;
  readonly children: Map<string, ParserNode>;
};

/** Where the words led: to a command that can run, or to a place that help is wanted for. */
export type Reached =
  | { readonly kind: 'run'; readonly node: ParserNode; readonly command: Command }
  | { readonly kind: 'help'; readonly node: ParserNode };

/** Follows the words through the tree of commands. Throws usage errors. */
export function readWords(commands: readonly Command[], argv: readonly string[]): Reached {
  const root = createNode(commands, '', null);
  declareOptions(root, [versionSpec]);
  for (const command of commands) declareAlong(root, command, { commands, argv });
  try {
    root.commander.parse([...argv], { from: 'user' });
  } catch (thrown) {
    if (thrown instanceof Arrival) return thrown.reached;
    throw thrown;
  }
  throw new Error('The command line was read, but led nowhere.');
}

/** Commands whose words were not typed can't be meant; leaving them out makes the tree small and quick to build. */
function declareAlong(
  root: ParserNode,
  command: Command,
  typed: { commands: readonly Command[]; argv: readonly string[] },
): void {
  let node = root;
  for (const word of command.name.split(' ')) {
    if (!typed.argv.includes(word)) return;
    node = node.children.get(word) ?? createNode(typed.commands, word, node);
  }
  declareCommand(node, command);
}

/** Thrown to leave commander once the words have led somewhere. */
class Arrival extends Error {
  constructor(readonly reached: Reached) {
    super('The words are read.');
  }
}

function createNode(commands: readonly Command[], word: string, parent: ParserNode | null): ParserNode {
  const path = parent === null || parent.path === '' ? word : `${parent.path} ${word}`;
  const commander = new SilentCommander(word, {
    onError: (error) => {
      throw usageError({ path, commands, ...error });
    },
    onHelp: () => {
      throw new Arrival({ kind: 'help', node });
    },
  });
  // Holds until a command is declared here.
  commander.action(() => {
    if (path === '') throw new Arrival({ kind: 'help', node });
    throw missingSubcommand(path, commands);
  });
  const node: ParserNode = { path, parent, commander, options: new Map(), children: new Map() };
  declareOptions(node, globalOptionSpecs);
  commander.helpOption(flagsOf(helpSpec));
  parent?.children.set(word, node);
  parent?.commander.addCommand(commander);
  return node;
}

function declareCommand(node: ParserNode, command: Command): void {
  declareOptions(node, command.options ?? []);
  for (const spec of command.arguments ?? []) {
    const argument = new Argument(argumentWord(spec), spec.description);
    node.commander.addArgument(
      argument.argParser<string | readonly string[]>((text, earlier) => {
        const word = checkedChoice(text, spec.choices, `<${spec.name}>`);
        return spec.variadic ? [...(Array.isArray(earlier) ? earlier : []), word] : word;
      }),
    );
  }
  node.commander.action(() => {
    throw new Arrival({ kind: 'run', node, command });
  });
}

function declareOptions(node: ParserNode, specs: readonly OptionSpec[]): void {
  for (const spec of specs) {
    const option = new Option(flagsOf(spec), spec.description);
    if (spec.kind !== 'boolean') option.argParser((text: string, earlier: unknown) => optionValue(spec, text, earlier));
    node.options.set(spec.long, option);
    node.commander.addOption(option);
  }
}
