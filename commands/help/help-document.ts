import { type Command, commandGroups } from '../command.js';
import { exitCodeMeanings } from '../exit-code.js';
import { environmentName, globalOptionSpecs } from '../parse/global-options.js';
import { version } from '../version.js';
import { usageLine } from './usage-line.js';

/** `help --json`: the whole list of commands as data. */
export function helpDocument(commands: readonly Command[]): object {
  return {
    program: 'agentsoul',
    release: version,
    groups: commandGroups,
    globalOptions: globalOptionSpecs.map((spec) => ({ ...spec, env: environmentName(spec.long) })),
    exitCodes: exitCodeMeanings,
    commands: commands.map((command) => commandDocument(commands, command)),
  };
}

export function commandDocument(commands: readonly Command[], command: Command): object {
  return {
    name: command.name,
    group: command.group,
    summary: command.summary,
    description: command.description ?? null,
    usage: usageLine(commands, command.name),
    arguments: command.arguments ?? [],
    options: command.options ?? [],
    examples: command.examples,
    writes: command.writes ?? false,
    json: command.json ?? true,
  };
}
