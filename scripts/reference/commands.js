import { code, generatedNotice, markdownTable } from './markdown.js';

/** docs/reference/commands.md: every command with its options and examples. */
export function commandsPage(source) {
  const { commands, commandGroups } = source;
  const groups = commandGroups.map((group) => ({
    group,
    members: commands.filter((command) => command.group === group),
  }));
  return `${[
    generatedNotice,
    '# Commands',
    contents(groups),
    '## Options of every command',
    'They may stand before or after the name of the command. A flag wins over its twin in the environment.',
    globalOptions(source),
    '## Exit codes',
    markdownTable(
      ['code', 'means'],
      source.exitCodeMeanings.map(({ code: number, says }) => [code(number), says]),
    ),
    ...groups
      .filter(({ members }) => members.length > 0)
      .flatMap(({ group, members }) => [
        `## ${group}`,
        ...members.flatMap((command) => commandSection(command, source)),
      ]),
  ].join('\n\n')}\n`;
}

function contents(groups) {
  const lines = groups
    .filter(({ members }) => members.length > 0)
    .map(({ group, members }) => {
      const links = members.map(({ name }) => `[${code(name)}](#${anchor(name)})`);
      return `- ${group}: ${links.join(' · ')}`;
    });
  return lines.join('\n');
}

function globalOptions({ globalOptionSpecs, helpSpec, versionSpec, flagsOf, fullDescription, environmentName }) {
  const rows = [
    ...globalOptionSpecs.map((spec) => [code(flagsOf(spec)), code(environmentName(spec.long)), fullDescription(spec)]),
    ...[helpSpec, versionSpec].map((spec) => [code(flagsOf(spec)), '', fullDescription(spec)]),
  ];
  return markdownTable(['option', 'environment', 'meaning'], rows);
}

function commandSection(command, { commands, usageLine, argumentWord, flagsOf, fullDescription }) {
  const section = (title, specs, word) =>
    specs === undefined || specs.length === 0
      ? []
      : [
          markdownTable(
            [title, 'meaning'],
            specs.map((spec) => [code(word(spec)), fullDescription(spec)]),
          ),
        ];
  return [
    `### agentsoul ${command.name}`,
    `${command.summary}.`,
    ...(command.description === undefined ? [] : [command.description]),
    `\`\`\`\n${usageLine(commands, command.name)}\n\`\`\``,
    ...section('argument', command.arguments, argumentWord),
    ...section('option', command.options, flagsOf),
    ...traits(command),
    ...examples(command),
  ];
}

function traits(command) {
  const words = [
    command.writes === true ? 'Changes files; `--dry-run` shows what would change.' : null,
    command.json === false ? '`--json` shapes its errors only.' : null,
  ].filter((text) => text !== null);
  return words.length === 0 ? [] : [words.join(' ')];
}

function examples(command) {
  if (command.examples.length === 0) return [];
  return [
    `\`\`\`sh\n${command.examples.map((example) => `${example.command}   # ${example.says}`).join('\n')}\n\`\`\``,
  ];
}

/** The address that Markdown viewers give the heading. */
function anchor(name) {
  return `agentsoul-${name.replaceAll(' ', '-')}`;
}
