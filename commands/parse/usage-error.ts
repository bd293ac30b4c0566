import { nearestWord, SoulError } from '../../src/index.js';
import type { Command } from '../command.js';
import { findCommand, nextWords } from '../find-command.js';
import { flagsOf } from '../help/flags.js';
import { usageLine } from '../help/usage-line.js';
import type { OptionSpec } from '../option-spec.js';
import { globalOptionSpecs, helpSpec, versionSpec } from './global-options.js';

/** What is wrong, and where: `path` is empty at the program itself. */
export type Misuse = {
  readonly path: string;
  readonly commands: readonly Command[];
  /** The words that were left for this command. */
  readonly words: readonly string[];
} & (
  | { readonly kind: 'unknown-option'; readonly given: string }
  | { readonly kind: 'missing-argument'; readonly name: string }
  | { readonly kind: 'missing-value'; readonly option: OptionSpec }
  | { readonly kind: 'excess-argument'; readonly word: string }
);

export function usageError(misuse: Misuse): SoulError {
  const { path, commands, words } = misuse;
  const canGoOn = nextWords(commands, path).length > 0;
  const usage = { hint: `Usage: ${usageLine(commands, path)}` };
  switch (misuse.kind) {
    case 'unknown-option': {
      // After a mistyped command its options look unknown too; the command is what to fix.
      const isMistyped = canGoOn && findCommand(commands, path) === undefined && words[0]?.startsWith('-') === false;
      return isMistyped ? unknownWord(misuse, words[0] ?? '') : unknownOption(misuse, misuse.given);
    }
    case 'missing-argument':
      return new SoulError('usage', `\`${path}\` needs <${misuse.name}>.`, usage);
    case 'missing-value':
      return new SoulError('usage', `--${misuse.option.long} needs a value.`, usage);
    case 'excess-argument':
      if (canGoOn) return unknownWord(misuse, misuse.word);
      return new SoulError('usage', `Unexpected argument "${misuse.word}" for \`${path}\`.`, usage);
  }
}

export function missingOption(commands: readonly Command[], command: Command, option: OptionSpec): SoulError {
  return new SoulError('usage', `\`${command.name}\` needs ${flagsOf(option)}.`, {
    hint: `Usage: ${usageLine(commands, command.name)}`,
  });
}

export function missingSubcommand(path: string, commands: readonly Command[]): SoulError {
  return new SoulError('usage', `\`${path}\` needs a subcommand: ${nextWords(commands, path).join(', ')}.`, {
    hint: `Run \`agentsoul help ${path}\` to see what each does.`,
  });
}

/** For a word that is no command; `help` and the parser share it. */
export function unknownWord({ path, commands }: Pick<Misuse, 'path' | 'commands'>, word: string): SoulError {
  const suggestion = nearestWord(word, nextWords(commands, path));
  const what = path === '' ? `There is no command "${word}".` : `\`${path}\` has no subcommand "${word}".`;
  const inFull = ['agentsoul', path, suggestion].filter(Boolean).join(' ');
  if (path === '' && word === 'version')
    return new SoulError('usage', what, { hint: 'Did you mean `agentsoul --version`?' });
  return new SoulError('usage', what, {
    hint:
      suggestion === null
        ? `Run \`agentsoul help${path && ` ${path}`}\` to see the commands.`
        : `Did you mean \`${inFull}\`?`,
  });
}

function unknownOption({ path, commands }: Pick<Misuse, 'path' | 'commands'>, given: string): SoulError {
  const flag = given.replace(/=.*/s, '');
  const command = findCommand(commands, path);
  if (command?.arguments !== undefined && isText(flag)) return textWithDash(path, given);
  const own = command?.options ?? [];
  const suggestion = similarFlag(flag, [...own, ...globalOptionSpecs, helpSpec, ...(path === '' ? [versionSpec] : [])]);
  const what = path === '' ? `There is no option ${flag}.` : `\`${path}\` has no option ${flag}.`;
  return new SoulError('usage', what, {
    hint:
      suggestion === null
        ? `Run \`agentsoul help${path && ` ${path}`}\` to see its options.`
        : `Did you mean \`${suggestion}\`?`,
  });
}

/** `-5 degrees outside` and `- [ ] buy paint` are no options that anybody would type. */
function isText(flag: string): boolean {
  return /\s|^-+(?![\p{L}-])/u.test(flag);
}

const longestQuote = 40;

function textWithDash(path: string, text: string): SoulError {
  const line = text.replace(/\s+/g, ' ');
  const shown = line.length > longestQuote ? `${line.slice(0, longestQuote).trimEnd()}…` : line;
  return new SoulError('usage', `"${shown}" starts with a dash, so it was read as an option.`, {
    hint: `Put \`--\` before the text: \`agentsoul ${path} -- "${shown}"\`.`,
  });
}

function similarFlag(flag: string, specs: readonly OptionSpec[]): string | null {
  if (!flag.startsWith('--')) {
    const short = specs.find((spec) => spec.short?.toLowerCase() === flag.slice(1).toLowerCase())?.short;
    return short === undefined ? null : `-${short}`;
  }
  const long = nearestWord(
    flag.slice(2),
    specs.map((spec) => spec.long),
  );
  return long === null ? null : `--${long}`;
}
