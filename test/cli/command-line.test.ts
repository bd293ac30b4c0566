import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { errorCatalogue } from '../../src/errors/catalogue.js';
import { runBinary } from './binary.js';
import { type Outcome, runInMemory } from './memory-terminal.js';

type Case = {
  readonly name: string;
  readonly argv: readonly string[];
  readonly env?: Record<string, string>;
  readonly outcome: Outcome;
};

function refusal(...lines: readonly string[]): Outcome {
  const [message, ...hint] = lines;
  return { code: 2, stdout: '', stderr: `${[`✖ ${message}`, ...hint.map((line) => `  ${line}`)].join('\n')}\n` };
}

function document(value: object): string {
  return `${JSON.stringify({ version: 1, ...value }, null, 2)}\n`;
}

function errorDocument(message: string, hint: string): Outcome {
  return { code: 2, stdout: document({ error: { code: 'usage', message, hint } }), stderr: '' };
}

const timeHint = 'Write it like 2026-02-02T14:30:00Z, 2026-02-02T14:30:00+09:00 or 2026-02-02.';
const explained = {
  code: 0,
  stdout:
    'No workspace here (workspace-not-found)\n\n' +
    'What\nNeither this folder nor a parent holds `agentsoul.json`, and this folder matches\nno known layout.\n\n' +
    'Why\nEvery command works on one workspace: the nearest folder upwards with\n' +
    '`agentsoul.json`, or the given folder if it holds a SOUL.md or another known\nlayout.\n\n' +
    'What to do\nRun `agentsoul init` to create one, or name one with `-C DIR`.\n',
  stderr: '',
};

const cases: readonly Case[] = [
  {
    name: 'a mistyped command is answered with the nearest one',
    argv: ['explian'],
    outcome: refusal('There is no command "explian".', 'Did you mean `agentsoul explain`?'),
  },
  {
    name: 'a mistyped command is named before the options that follow it',
    argv: ['explian', '--code', 'x'],
    outcome: refusal('There is no command "explian".', 'Did you mean `agentsoul explain`?'),
  },
  {
    name: 'a command like no other gets no suggestion',
    argv: ['frobnicate-everything'],
    outcome: refusal('There is no command "frobnicate-everything".', 'Run `agentsoul help` to see what there is.'),
  },
  {
    name: 'the word version leads to the flag',
    argv: ['version'],
    outcome: refusal('There is no command "version".', 'Did you mean `agentsoul --version`?'),
  },
  {
    name: 'a mistyped flag of a command is answered with the nearest one',
    argv: ['explain', '--quite'],
    outcome: refusal('`explain` has no option --quite.', 'Did you mean `--quiet`?'),
  },
  {
    name: 'a mistyped flag before the command is answered with the nearest one',
    argv: ['--jsno', 'explain'],
    outcome: refusal('There is no option --jsno.', 'Did you mean `--json`?'),
  },
  {
    name: 'a mistyped flag with a value is named without it',
    argv: ['explain', '--workspcae=/tmp'],
    outcome: refusal('`explain` has no option --workspcae.', 'Did you mean `--workspace`?'),
  },
  {
    name: 'a text that begins with a dash is answered with how to give one',
    argv: ['remember', '-5 degrees outside'],
    outcome: refusal(
      '"-5 degrees outside" begins with a dash, so it was read as an option.',
      'Put `--` before the text: `agentsoul remember -- "-5 degrees outside"`.',
    ),
  },
  {
    name: 'a long text that begins with a dash is quoted shortly',
    argv: ['log', '- [ ] buy paint\n- [ ] call the plumber about the leak'],
    outcome: refusal(
      '"- [ ] buy paint - [ ] call the plumber a…" begins with a dash, so it was read as an option.',
      'Put `--` before the text: `agentsoul log -- "- [ ] buy paint - [ ] call the plumber a…"`.',
    ),
  },
  {
    name: 'a short flag in the wrong case is answered with the right one',
    argv: ['-v'],
    outcome: refusal('There is no option -v.', 'Did you mean `-V`?'),
  },
  {
    name: 'a missing argument is named',
    argv: ['completion'],
    outcome: refusal('`completion` needs <shell>.', 'Usage: agentsoul completion <shell> [options]'),
  },
  {
    name: 'a value that is no choice is answered with the nearest one',
    argv: ['completion', 'fihs'],
    outcome: refusal('<shell> can\'t be "fihs".', 'Did you mean `fish`? It can be bash, zsh or fish.'),
  },
  {
    name: 'a word too many is named',
    argv: ['explain', 'bug', 'more'],
    outcome: refusal('`explain` has no use for "more".', 'Usage: agentsoul explain [code] [options]'),
  },
  {
    name: 'an option without its value is named',
    argv: ['explain', '--agent'],
    outcome: refusal('--agent needs a value.', 'Usage: agentsoul explain [code] [options]'),
  },
  {
    name: 'an unknown error code is answered with the nearest one',
    argv: ['explain', 'workspace-not-fuond'],
    outcome: refusal('There is no error code "workspace-not-fuond".', 'Did you mean `workspace-not-found`?'),
  },
  {
    name: 'help for an unknown command suggests the nearest one',
    argv: ['help', 'complete'],
    outcome: refusal('There is no command "complete".', 'Did you mean `agentsoul completion`?'),
  },
  {
    name: 'help for a word too many names it',
    argv: ['help', 'explain', 'bug'],
    outcome: refusal('`explain` has no subcommand "bug".', 'Run `agentsoul help explain` to see what there is.'),
  },
  {
    name: 'control characters in what was typed are spelled out',
    argv: ['a\u001b[2J\u202eb'],
    outcome: refusal('There is no command "a\\u{1b}[2J\\u{202e}b".', 'Run `agentsoul help` to see what there is.'),
  },
  {
    name: 'a usage error with --json is one document',
    argv: ['explian', '--json'],
    outcome: errorDocument('There is no command "explian".', 'Did you mean `agentsoul explain`?'),
  },
  {
    name: 'a usage error with --json before the command is one document',
    argv: ['--json', 'explain', '--bogus-option-of-no-kind'],
    outcome: errorDocument(
      '`explain` has no option --bogus-option-of-no-kind.',
      'Run `agentsoul help explain` to see its options.',
    ),
  },
  {
    name: 'AGENTSOUL_JSON does what --json does',
    argv: ['completion'],
    env: { AGENTSOUL_JSON: '1' },
    outcome: errorDocument('`completion` needs <shell>.', 'Usage: agentsoul completion <shell> [options]'),
  },
  {
    name: 'a failure of a command with --json is one document',
    argv: ['explain', 'nothing-like-it-at-all', '--json'],
    outcome: errorDocument(
      'There is no error code "nothing-like-it-at-all".',
      'Run `agentsoul explain` to see all codes.',
    ),
  },
  {
    name: 'a time that is none is refused',
    argv: ['explain', '--at', 'yesterday'],
    outcome: refusal('--at is "yesterday", which is not an ISO 8601 time.', timeHint),
  },
  {
    name: 'a time in the environment that is none is refused by its name',
    argv: ['explain'],
    env: { AGENTSOUL_AT: '2026-02-30' },
    outcome: refusal('AGENTSOUL_AT is "2026-02-30", which is not an ISO 8601 time.', timeHint),
  },
  {
    name: 'a switch in the environment that is neither on nor off is refused',
    argv: ['explain'],
    env: { AGENTSOUL_QUIET: 'maybe' },
    outcome: refusal(
      'AGENTSOUL_QUIET is "maybe", which is neither yes nor no.',
      'Set AGENTSOUL_QUIET to 1 or 0, or unset it.',
    ),
  },
  {
    name: '--version prints the version',
    argv: ['--version'],
    outcome: { code: 0, stdout: `${packageJson.version}\n`, stderr: '' },
  },
  { name: '-V prints the version', argv: ['-V'], outcome: { code: 0, stdout: `${packageJson.version}\n`, stderr: '' } },
  {
    name: '--version with --json is a document',
    argv: ['--version', '--json'],
    outcome: { code: 0, stdout: document({ program: 'agentsoul', release: packageJson.version }), stderr: '' },
  },
  { name: 'an error code is explained', argv: ['explain', 'workspace-not-found'], outcome: explained },
  { name: '--quiet keeps the answer', argv: ['--quiet', 'explain', 'workspace-not-found'], outcome: explained },
  {
    name: '--quiet keeps errors',
    argv: ['explian', '--quiet'],
    outcome: refusal('There is no command "explian".', 'Did you mean `agentsoul explain`?'),
  },
  {
    name: 'an error code is explained as a document',
    argv: ['explain', 'bug', '--json'],
    outcome: { code: 0, stdout: document({ code: 'bug', ...errorCatalogue.bug }), stderr: '' },
  },
  {
    name: 'FORCE_COLOR colours an error where no terminal is',
    argv: ['explian'],
    env: { FORCE_COLOR: '1' },
    outcome: {
      code: 2,
      stdout: '',
      stderr: '\u001b[31m✖\u001b[39m There is no command "explian".\n  Did you mean `agentsoul explain`?\n',
    },
  },
  {
    name: '--no-color wins over FORCE_COLOR',
    argv: ['explian', '--no-color'],
    env: { FORCE_COLOR: '1' },
    outcome: refusal('There is no command "explian".', 'Did you mean `agentsoul explain`?'),
  },
  {
    name: 'AGENTSOUL_NO_COLOR wins over FORCE_COLOR',
    argv: ['explain', 'workspace-not-found'],
    env: { FORCE_COLOR: '1', AGENTSOUL_NO_COLOR: 'yes' },
    outcome: explained,
  },
];

describe('in process', () => {
  test.each(cases)('$name', async ({ argv, env, outcome }) => {
    expect(await runInMemory(argv, { env: env ?? {} })).toEqual(outcome);
  });
});

describe('through the binary', () => {
  test.each(cases)('$name', ({ argv, env, outcome }) => {
    expect(runBinary(argv, { env: env ?? {} })).toEqual(outcome);
  });
});

test.each(Object.entries(errorCatalogue))('explain %s prints its whole page', async (code, page) => {
  const { stdout, ...rest } = await runInMemory(['explain', code]);
  expect(rest).toEqual({ code: 0, stderr: '' });
  const words = `${page.title} (${code}) What ${page.what} Why ${page.why} What to do ${page.todo}`;
  expect(stdout.split(/\s+/).filter(Boolean)).toEqual(words.split(/\s+/));
});

test('explain alone lists every code with its title', async () => {
  const { stdout } = await runInMemory(['explain']);
  const [errors = ''] = stdout.split('\n\n');
  const rows = errors
    .split('\n')
    .slice(1)
    .map((line) => line.split(/ {2,}/));
  expect(rows).toEqual(Object.entries(errorCatalogue).map(([code, { title }]) => [code, title]));
});
