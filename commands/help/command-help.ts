import type { Command } from '../command.js';
import { families } from '../command-group-summaries.js';
import { commandsBelow, findCommand } from '../find-command.js';
import { globalOptionSpecs, helpSpec } from '../parse/global-options.js';
import { style } from '../ui/style.js';
import { wrap } from '../ui/wrap.js';
import { type Definition, definitionList, nameWidthOf } from './definition-list.js';
import { argumentWord, fullDescription } from './flags.js';
import { optionDefinition, programHelp } from './program-help.js';
import { usageLine } from './usage-line.js';

/** What `--help` prints for a command, for a family of commands, or with an empty path for the program. */
export function helpFor(commands: readonly Command[], path: string, width: number): string {
  if (path === '') return programHelp(commands, width);
  const command = findCommand(commands, path);
  const summary = command?.summary ?? families[path];
  const intro = [summary && `${summary}.`, command?.description].filter((text) => text !== undefined);
  return [
    `Usage: ${usageLine(commands, path)}`,
    ...intro.map((text) => wrap(text, width).join('\n')),
    ...section('Commands', subcommandDefinitions(commands, path), width),
    ...section('Arguments', argumentDefinitions(command), width),
    ...section('Options', (command?.options ?? []).map(optionDefinition), width),
    ...section('Options of every command', globalDefinitions(command), width),
    ...examplesOf(command),
  ].join('\n\n');
}

function section(title: string, definitions: readonly Definition[], width: number): readonly string[] {
  if (definitions.length === 0) return [];
  return [`${style.bold(title)}\n${definitionList(definitions, { width, nameWidth: nameWidthOf(definitions) })}`];
}

function subcommandDefinitions(commands: readonly Command[], path: string): readonly Definition[] {
  return commandsBelow(commands, path).map(({ name, summary }) => ({ name, says: summary }));
}

function argumentDefinitions(command: Command | undefined): readonly Definition[] {
  return (command?.arguments ?? []).map((spec) => ({ name: argumentWord(spec), says: fullDescription(spec) }));
}

/** A dry run of a command that writes nothing is allowed, but not worth a line. */
function globalDefinitions(command: Command | undefined): readonly Definition[] {
  const specs = globalOptionSpecs.filter((spec) => spec.long !== 'dry-run' || command?.writes === true);
  return [...specs, helpSpec].map(optionDefinition);
}

function examplesOf(command: Command | undefined): readonly string[] {
  if (command === undefined || command.examples.length === 0) return [];
  const lines = command.examples.flatMap(({ command: line, says }) => [`  ${line}`, `      ${style.dim(says)}`]);
  return [`${style.bold('Examples')}\n${lines.join('\n')}`];
}
