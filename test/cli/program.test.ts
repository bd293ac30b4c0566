import { describe, expect, test } from 'vitest';
import type { Command, CommandContext } from '../../commands/command.js';
import { SoulError } from '../../src/errors/soul-error.js';
import { ctrlC } from '../support/ctrl-c.js';
import { runInMemory } from './memory-terminal.js';
import { teaHouse } from './tea-house.js';

const clock = () => new Date('2026-02-02T10:00:00Z');
const defaults = { color: true, dryRun: false, input: true, json: false, quiet: false, yes: false };

async function brew(...argv: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await runInMemory(argv, { commands: teaHouse, cwd: '/tea', clock });
  return JSON.parse(stdout);
}

/** A list with one command, `try`, that does this. */
function trying(run: (context: CommandContext) => Promise<0 | 1 | 2 | 130>): readonly Command[] {
  return [{ name: 'try', group: 'Start', summary: 'Try it', examples: [], leakProbe: { none: 'a test' }, run }];
}

describe('what a command is given', () => {
  test('arguments, options of every kind, and the defaults of what was not typed', async () => {
    expect(await brew('brew', 'green')).toEqual({
      version: 1,
      tea: 'green',
      extras: [],
      cups: 2,
      pot: null,
      style: null,
      guests: [],
      say: [],
      noSugar: false,
      global: defaults,
      now: '2026-02-02T10:00:00.000Z',
    });
    const words =
      'brew black milk lemon -c 3 --pot=big.txt --style gongfu --guests mo,li --guests kit --say a,b --say c --no-sugar';
    expect(await brew(...words.split(' '))).toEqual({
      version: 1,
      tea: 'black',
      extras: ['milk', 'lemon'],
      cups: 3,
      pot: 'big.txt',
      style: 'gongfu',
      guests: ['mo', 'li', 'kit'],
      say: ['a,b', 'c'],
      noSugar: true,
      global: defaults,
      now: '2026-02-02T10:00:00.000Z',
    });
  });

  test('global options stand before or after the command, and the later one wins', async () => {
    const words =
      '-C there --agent mo -n brew green -C here --yes --no-input --quiet --json --no-color --at 2026-03-01T00:00:00+09:00';
    expect(await brew(...words.split(' '))).toMatchObject({
      global: {
        workspace: '/tea/here',
        agent: 'mo',
        dryRun: true,
        yes: true,
        input: false,
        quiet: true,
        json: true,
        color: false,
        at: '2026-02-28T15:00:00.000Z',
      },
      now: '2026-02-28T15:00:00.000Z',
    });
  });

  test('every global option has a twin in the environment, and the flag wins', async () => {
    const env = {
      AGENTSOUL_WORKSPACE: 'there',
      AGENTSOUL_AGENT: 'mo',
      AGENTSOUL_JSON: 'true',
      AGENTSOUL_QUIET: 'on',
      AGENTSOUL_NO_COLOR: '1',
      AGENTSOUL_YES: 'yes',
      AGENTSOUL_NO_INPUT: '1',
      AGENTSOUL_DRY_RUN: '1',
      AGENTSOUL_AT: '2026-02-02',
    };
    const { stdout } = await runInMemory(['brew', 'green', '--agent', 'li'], { commands: teaHouse, cwd: '/tea', env });
    expect(JSON.parse(stdout).global).toEqual({
      workspace: '/tea/there',
      workspaceAsGiven: 'there',
      agent: 'li',
      json: true,
      quiet: true,
      color: false,
      yes: true,
      input: false,
      dryRun: true,
      at: '2026-02-02T00:00:00.000Z',
    });
  });

  test('values that look like flags, and words after --, are taken as they stand', async () => {
    expect(await brew('brew', 'green', '--say', '--json', '--say', '-n')).toMatchObject({
      say: ['--json', '-n'],
      global: defaults,
    });
    expect(await brew('brew', 'green', '--', '--json', '--help')).toMatchObject({
      extras: ['--json', '--help'],
      global: defaults,
    });
  });

  test('standard input as text', async () => {
    const argv = ['shelf', 'add', 'oolong', '--reason', 'rainy days'];
    expect(await runInMemory(argv, { commands: teaHouse, stdin: 'half dark\n' })).toEqual({
      code: 1,
      stdout: 'oolong: half dark\n',
      stderr: '',
    });
  });

  test('asking for an option that is not declared is a bug', async () => {
    const { code, stderr } = await runInMemory(['try'], {
      commands: trying(async ({ options }) => {
        options.flag('sugar');
        return 0;
      }),
    });
    expect({ code, first: stderr.split('\n')[0] }).toEqual({
      code: 2,
      first: '✖ Internal error in agentsoul. Error: The option --sugar is not declared.',
    });
  });
});

describe('usage', () => {
  const refusals = [
    {
      argv: ['shelf'],
      says: ['`shelf` needs a subcommand: show, add.', 'Run `agentsoul help shelf` to see what each does.'],
    },
    { argv: ['shelf', 'shwo'], says: ['`shelf` has no subcommand "shwo".', 'Did you mean `agentsoul shelf show`?'] },
    {
      argv: ['shelf', 'shwo', '--now'],
      says: ['`shelf` has no subcommand "shwo".', 'Did you mean `agentsoul shelf show`?'],
    },
    {
      argv: ['ledger', 'chekc'],
      says: ['`ledger` has no subcommand "chekc".', 'Did you mean `agentsoul ledger check`?'],
    },
    {
      argv: ['shelf', 'add', 'mint'],
      says: ['`shelf add` needs -r, --reason <text>.', 'Usage: agentsoul shelf add <tea> --reason <text> [options]'],
    },
    {
      argv: ['brew', 'green', '--cups', 'many'],
      says: ['--cups needs a number, not "many".', 'Write it in digits, for example `--cups 2`.'],
    },
    {
      argv: ['brew', 'green', '--style', 'gong'],
      says: ['--style can\'t be "gong".', 'Did you mean `gongfu`? It can be gongfu or western.'],
    },
    { argv: ['brew', 'green', '--cup', '2'], says: ['`brew` has no option --cup.', 'Did you mean `--cups`?'] },
  ];

  test.each(refusals)('$argv', async ({ argv, says: [message, hint] }) => {
    expect(await runInMemory(argv, { commands: teaHouse })).toEqual({
      code: 2,
      stdout: '',
      stderr: `✖ ${message}\n  ${hint}\n`,
    });
  });
});

describe('failures', () => {
  test('an error the user can act on is its message and its hint, and exit 2', async () => {
    const commands = trying(async () => {
      throw new SoulError('not-writable', 'The folder a\u0007b is read-only.', { hint: 'Mend it.\nOr use another.' });
    });
    expect(await runInMemory(['try'], { commands })).toEqual({
      code: 2,
      stdout: '',
      stderr: '✖ The folder a\\u{7}b is read-only.\n  Mend it.\n  Or use another.\n',
    });
    const { stdout, ...rest } = await runInMemory(['try', '--json'], { commands });
    expect({ ...rest, document: JSON.parse(stdout) }).toEqual({
      code: 2,
      stderr: '',
      document: {
        version: 1,
        error: {
          code: 'not-writable',
          message: 'The folder a\u0007b is read-only.',
          hint: 'Mend it.\nOr use another.',
        },
      },
    });
  });

  test('an error that is the answer of a check exits 1', async () => {
    const commands = trying(async () => {
      throw new SoulError('over-budget', 'SOUL.md is over its limit by 12 tokens.');
    });
    expect(await runInMemory(['try'], { commands })).toEqual({
      code: 1,
      stdout: '',
      stderr: '✖ SOUL.md is over its limit by 12 tokens.\n',
    });
  });

  test('any other error is our bug, named, without a stack unless asked for', async () => {
    const commands = trying(async () => {
      throw new TypeError('kettle is not a function');
    });
    const report =
      '✖ Internal error in agentsoul. TypeError: kettle is not a function\n' +
      '  This is a bug in agentsoul. Please report it in the issue tracker, with this message and the command you ran.\n' +
      '  Set AGENTSOUL_DEBUG=1 to see where it happened.\n';
    expect(await runInMemory(['try'], { commands })).toEqual({ code: 2, stdout: '', stderr: report });
    const { stderr } = await runInMemory(['try'], { commands, env: { AGENTSOUL_DEBUG: '1' } });
    expect(stderr.endsWith(report)).toBe(true);
    expect(stderr.startsWith('TypeError: kettle is not a function\n    at ')).toBe(true);
  });

  test('an error after the document was printed does not print a second one', async () => {
    const commands = trying(async ({ terminal }) => {
      terminal.json({ done: true });
      throw new SoulError('disk-full', 'No space is left.');
    });
    const { stdout, ...rest } = await runInMemory(['try', '--json'], { commands });
    expect({ ...rest, document: JSON.parse(stdout) }).toEqual({
      code: 2,
      stderr: '✖ No space is left.\n',
      document: { version: 1, done: true },
    });
  });
});

describe('--quiet', () => {
  const commands = trying(async ({ terminal }) => {
    terminal.note('beside');
    terminal.err('in any case');
    terminal.out('answer');
    return 0;
  });

  test('drops notes, and neither the answer nor what is said in any case', async () => {
    expect(await runInMemory(['try'], { commands })).toEqual({
      code: 0,
      stdout: 'answer',
      stderr: 'beside\nin any case\n',
    });
    expect(await runInMemory(['try', '--quiet'], { commands })).toEqual({
      code: 0,
      stdout: 'answer',
      stderr: 'in any case\n',
    });
  });
});

describe('Ctrl-C', () => {
  test('a command that heeds the signal is cancelled with exit 130', async () => {
    const { interruption, press } = ctrlC();
    const commands = trying(
      ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    );
    const run = runInMemory(['try'], { commands, interruption });
    press();
    expect(await run).toEqual({ code: 130, stdout: '', stderr: 'Cancelled.\n' });
  });

  test('a command that does not heed it is left behind after a moment', async () => {
    const { interruption, press } = ctrlC();
    const run = runInMemory(['try', '--json'], {
      commands: trying(() => new Promise(() => {})),
      interruption,
    });
    press();
    const { stdout, ...rest } = await run;
    expect({ ...rest, document: JSON.parse(stdout) }).toEqual({
      code: 130,
      stderr: '',
      document: { version: 1, error: { code: 'cancelled', message: 'Cancelled.', hint: null } },
    });
  });

  test('a command that ends by itself in that moment exits 130 without a word', async () => {
    const { interruption, press } = ctrlC();
    const commands = trying(async ({ terminal }) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      terminal.out('saved');
      return 0;
    });
    const run = runInMemory(['try'], { commands, interruption });
    press();
    expect(await run).toEqual({ code: 130, stdout: 'saved', stderr: '' });
  });
});
