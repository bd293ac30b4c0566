import { nearest } from '../../src/errors/nearest.js';
import { SoulError } from '../../src/errors/soul-error.js';
import type { Command } from '../command.js';
import { findCommand, nextWords } from '../find-command.js';
import { flagsOf } from '../help/flags.js';
import { usageLine } from '../help/usage-line.js';
import type { OptionSpec } from '../option-spec.js';
import { globalOptionSpecs, helpSpec, versionSpec } from './global-options.js';

/** What commander found wrong, and where: `path` is empty at the program itself. */
export type Misuse = {
  readonly path: string;
  readonly commands: readonly Command[];
  readonly code: string;
  readonly message: string;
  /** The words that were left for this command. */
  readonly words: readonly string[];
};

export function usageError(misuse: Misuse): SoulError {
  const { path, commands, code, message, words } = misuse;
  const command = findCommand(commands, path);
  const quoted = /'(.*)'/s.exec(message)?.[1] ?? '';
  const canGoOn = nextWords(commands, path).length > 0;
  const usage = { hint: `Usage: ${usageLine(commands, path)}` };
  switch (code) {
    case 'commander.unknownOption':
      // After a mistyped command its options look unknown too; the command is what to mend.
      if (canGoOn && command === undefined && words[0]?.startsWith('-') === false) return unknownWord(misuse, words[0]);
      return unknownOption(misuse, quoted);
    case 'commander.missingArgument':
      return new SoulError('usage', `\`${path}\` needs <${quoted}>.`, usage);
    case 'commander.optionMissingArgument':
      return new SoulError('usage', `${quoted.replace(/ <.*/, '').replace(/^.*, /, '')} needs a value.`, usage);
    case 'commander.excessArguments': {
      const surplus = words[command?.arguments?.length ?? 0] ?? '';
      if (canGoOn) return unknownWord(misuse, surplus);
      return new SoulError('usage', `Unexpected argument "${surplus}" for \`${path}\`.`, usage);
    }
    default:
      return new SoulError('usage', message.replace(/^error: /, ''), usage);
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
  const suggestion = nearest(word, nextWords(commands, path));
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

function unknownOption({ path, commands }: Misuse, given: string): SoulError {
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
  const long = nearest(
    flag.slice(2),
    specs.map((spec) => spec.long),
  );
  return long === null ? null : `--${long}`;
}
