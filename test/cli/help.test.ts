import { expect, test } from 'vitest';
import { runInMemory } from './memory-terminal.js';
import { teaHouse } from './tea-house.js';

const help = async (...argv: string[]) => (await runInMemory(argv, { commands: teaHouse })).stdout;

test('no arguments: every command in one line, by group, and exit 0', async () => {
  expect(await runInMemory([], { commands: teaHouse })).toMatchInlineSnapshot(`
    {
      "code": 0,
      "stderr": "",
      "stdout": "agentsoul — Manage the Markdown workspace in which an AI agent's identity and memory live.

    Usage: agentsoul <command> [options]

    Start
      brew    Brew a pot

    Memory
      shelf   show, add

    Trust
      ledger  Sum up the ledger (check)

    Options of every command
      -C, --workspace <dir>  Work on the workspace of this folder
          --agent <id>       Act as this agent of the config
          --json             Print one JSON document instead of text
          --quiet            Hide notes and progress, but not errors
          --no-color         Print without colours
          --yes              Answer yes to every question
          --no-input         Never ask; fail if an answer is needed
      -n, --dry-run          Show what would change without changing anything
          --at <time>        Use this ISO 8601 time as the current time
      -h, --help             Show help
      -V, --version          Print the version

    Run \`agentsoul help <command>\` for its options and examples.
    ",
    }
  `);
});

test('--help and no arguments say the same', async () => {
  expect(await help('--help')).toBe(await help());
  expect(await help('--no-color')).toBe(await help());
});

test('the help of a command has usage, description, arguments, options and examples', async () => {
  expect(await help('brew', '--help')).toMatchInlineSnapshot(`
    "Usage: agentsoul brew <tea> [extras...] [options]

    Brew a pot.

    The water is heated first. A pot that was brewed stays warm for an hour, and for
    two under the cosy that hangs by the door.

    Arguments
      <tea>        Which tea (green, black)
      [extras...]  What goes in

    Options
      -c, --cups <count>    How many cups (default: 2)
          --pot <file>      The pot to use
          --style <name>    How to pour (gongfu, western)
          --guests <names>  Who comes
          --say <words>     A toast (repeatable)
          --no-sugar        Leave the sugar out

    Options of every command
      -C, --workspace <dir>  Work on the workspace of this folder
          --agent <id>       Act as this agent of the config
          --json             Print one JSON document instead of text
          --quiet            Hide notes and progress, but not errors
          --no-color         Print without colours
          --yes              Answer yes to every question
          --no-input         Never ask; fail if an answer is needed
      -n, --dry-run          Show what would change without changing anything
          --at <time>        Use this ISO 8601 time as the current time
      -h, --help             Show help

    Examples
      agentsoul brew green --cups 3
          three cups of green tea
    "
  `);
});

test('the help of a family lists its commands', async () => {
  expect(await help('shelf', '-h')).toMatchInlineSnapshot(`
    "Usage: agentsoul shelf <command> [options]

    Commands
      shelf show  Show what stands on the shelf
      shelf add   Put a tea on the shelf

    Options of every command
      -C, --workspace <dir>  Work on the workspace of this folder
          --agent <id>       Act as this agent of the config
          --json             Print one JSON document instead of text
          --quiet            Hide notes and progress, but not errors
          --no-color         Print without colours
          --yes              Answer yes to every question
          --no-input         Never ask; fail if an answer is needed
          --at <time>        Use this ISO 8601 time as the current time
      -h, --help             Show help
    "
  `);
});

test('a command that is a family as well shows both', async () => {
  expect(await help('ledger', '--help')).toMatchInlineSnapshot(`
    "Usage: agentsoul ledger [command] [options]

    Sum up the ledger.

    Commands
      ledger check  Check the sums

    Options of every command
      -C, --workspace <dir>  Work on the workspace of this folder
          --agent <id>       Act as this agent of the config
          --json             Print one JSON document instead of text
          --quiet            Hide notes and progress, but not errors
          --no-color         Print without colours
          --yes              Answer yes to every question
          --no-input         Never ask; fail if an answer is needed
          --at <time>        Use this ISO 8601 time as the current time
      -h, --help             Show help
    "
  `);
});

test('help is asked for before anything is found missing or wrong', async () => {
  expect(await help('brew', 'cocoa-to-go', '--help')).toBe(await help('brew', '--help'));
  expect(await help('shelf', 'add', '--help')).toBe(await help('shelf', 'add', '-h'));
});

test('text is broken to the width of the terminal', async () => {
  const { stdout } = await runInMemory(['brew', '--help', '--no-color'], {
    commands: teaHouse,
    isTty: true,
    columns: 60,
  });
  const tooWide = stdout.split('\n').filter((line) => line.length > 60 && !line.startsWith('Usage:'));
  expect(tooWide).toEqual([]);
});

test('--help with --json is the command as data', async () => {
  const document = JSON.parse(await help('shelf', 'add', '--help', '--json'));
  expect(document).toEqual({
    version: 1,
    commands: [
      {
        name: 'shelf add',
        group: 'Memory',
        summary: 'Put a tea on the shelf',
        description: null,
        usage: 'agentsoul shelf add <tea> --reason <text> [options]',
        arguments: [{ name: 'tea', description: 'Which tea', required: true }],
        options: [{ long: 'reason', short: 'r', kind: 'string', value: 'text', description: 'Why', required: true }],
        examples: [],
        writes: false,
        json: true,
      },
    ],
  });
});

test('help --json holds every command of the list', async () => {
  const document = JSON.parse((await runInMemory(['help', '--json'])).stdout);
  const { commands } = await import('../../commands/index.js');
  expect(document.version).toBe(1);
  expect(document.commands.map((command: { name: string }) => command.name)).toEqual(commands.map(({ name }) => name));
  expect(document.exitCodes.map((meaning: { code: number }) => meaning.code)).toEqual([0, 1, 2, 130]);
});

test('help with the name of a command is what --help prints', async () => {
  const [byHelp, byFlag] = await Promise.all([
    runInMemory(['help', 'completion']),
    runInMemory(['completion', '--help']),
  ]);
  expect(byHelp).toEqual(byFlag);
});
