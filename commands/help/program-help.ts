import { type Command, commandGroups } from '../command.js';
import { families } from '../command-group-summaries.js';
import { findCommand, nextWords } from '../find-command.js';
import type { OptionSpec } from '../option-spec.js';
import { globalOptionSpecs, helpSpec, versionSpec } from '../parse/global-options.js';
import { style } from '../ui/style.js';
import { programDescription } from '../version.js';
import { type Definition, definitionList, nameWidthOf } from './definition-list.js';
import { flagsOf, fullDescription } from './flags.js';
import { usageLine } from './usage-line.js';

/** What `agentsoul` alone prints: every command in one line, by group. */
export function programHelp(commands: readonly Command[], width: number): string {
  const groups = commandGroups.map((group) => ({
    title: group,
    definitions: definitionsOf(commands.filter((command) => command.group === group)),
  }));
  const options = [...globalOptionSpecs, helpSpec, versionSpec].map(optionDefinition);
  const nameWidth = nameWidthOf(groups.flatMap(({ definitions }) => definitions));
  return [
    `agentsoul — ${programDescription}`,
    `Usage: ${usageLine(commands, '')}`,
    ...groups
      .filter(({ definitions }) => definitions.length > 0)
      .map(({ title, definitions }) => `${style.bold(title)}\n${definitionList(definitions, { width, nameWidth })}`),
    `${style.bold('Options of every command')}\n${definitionList(options, { width, nameWidth: nameWidthOf(options) })}`,
    'Run `agentsoul help <command>` for its options and examples.',
  ].join('\n\n');
}

function definitionsOf(commands: readonly Command[]): readonly Definition[] {
  return nextWords(commands, '').map((word) => ({ name: word, says: summaryOf(commands, word) }));
}

/** The summary of a command, or of the family that a word stands for. */
export function summaryOf(commands: readonly Command[], path: string): string {
  const subcommands = nextWords(commands, path).join(', ');
  const summary = findCommand(commands, path)?.summary ?? families[path];
  if (subcommands === '') return summary ?? '';
  return summary === undefined ? subcommands : `${summary} (${subcommands})`;
}

export function optionDefinition(spec: OptionSpec): Definition {
  const name = spec.short === undefined ? `    ${flagsOf(spec)}` : flagsOf(spec);
  return { name, says: fullDescription(spec) };
}
