import { describe, expect, test } from 'vitest';
import { families } from '../../commands/command-group-summaries.js';
import { findCommand, nextWords } from '../../commands/find-command.js';
import { commands } from '../../commands/index.js';
import { globalOptionSpecs, helpSpec, versionSpec } from '../../commands/parse/global-options.js';
import { parseCommandLine } from '../../commands/parse/parse-command-line.js';
import { operations } from '../../src/index.js';
import { runInMemory } from './memory-terminal.js';

const shared = [...globalOptionSpecs, helpSpec, versionSpec];

test('every name is there once', () => {
  const names = commands.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('commands that share a first word stand together, so that help can list them', () => {
  const firstWords = commands.map(({ name }) => name.split(' ')[0]);
  const runs = firstWords.filter((word, position) => word !== firstWords[position - 1]);
  expect(runs).toEqual([...new Set(runs)]);
});

test('a family whose first word is no command says what it is for', () => {
  const unexplained = nextWords(commands, '').filter(
    (word) => !findCommand(commands, word) && families[word] === undefined,
  );
  expect(unexplained).toEqual([]);
});

describe.each(commands.map((command) => [command.name, command] as const))('%s', (_, command) => {
  const options = command.options ?? [];
  const positional = command.arguments ?? [];

  test('has a summary that fits a line of help and ends without a full stop', () => {
    expect(command.summary).toMatch(/^[A-Z`].{0,79}[^.\s]$/u);
  });

  test('has options that are no global ones, each once', () => {
    const names = [...shared, ...options].flatMap(({ long, short }) => [
      `--${long}`,
      ...(short === undefined ? [] : [`-${short}`]),
    ]);
    expect(names).toEqual([...new Set(names)]);
  });

  test('asks for required arguments first and for the rest of the words last', () => {
    const kinds = positional.map(({ required, variadic }) => (variadic ? 2 : required ? 0 : 1));
    expect(kinds).toEqual([...kinds].sort());
  });

  test('has examples that the parser understands as this command', () => {
    const examples = command.examples.flatMap((example) => commandLines(example.command));
    expect(examples.length).toBeGreaterThan(0);
    for (const argv of examples) {
      const { wants } = parseCommandLine(commands, argv);
      expect(wants.kind === 'run' ? wants.command.name : wants.kind).toBe(command.name);
    }
  });

  test('does nothing where AGENTSOUL_SCOPE can not be read, unless it opens nothing at all', async () => {
    const [argv = []] = command.examples.flatMap((example) => commandLines(example.command));
    const { code, stdout, stderr } = await runInMemory(argv, { env: { AGENTSOUL_SCOPE: '' } });
    // A hook stays silent about it, so that no client is held up.
    if (command.name === 'hook') expect({ code, text: stdout + stderr }).toEqual({ code: 0, text: '' });
    else if (['help', 'completion'].includes(command.name)) expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    else
      expect({ code, text: stdout + stderr }).toEqual({
        code: 2,
        text: expect.stringContaining('AGENTSOUL_SCOPE is ""'),
      });
  });

  test('says how private text could leave through it, or why it can not', () => {
    const { name } = command;
    const probe = command.leakProbe;
    const ownOperation = Object.values(operations).find((operation) => operation.name === name.replaceAll(' ', '.'));
    if (ownOperation === undefined && probe?.argv === undefined) expect(probe?.none).toMatch(/\w+ \w+/);
    for (const argv of probe?.argv === undefined
      ? []
      : [probe.argv('canary', 'group'), ...(probe.also?.('group') ?? [])])
      expect(parseCommandLine(commands, argv).wants).toMatchObject({ kind: 'run', command: { name } });
  });
});

/** The command lines of agentsoul in an example, which may be part of a pipe or of a substitution. */
function commandLines(example: string): readonly (readonly string[])[] {
  return [...example.matchAll(/agentsoul ((?:"[^"]*"|'[^']*'|[^|><()&;"'])*)/g)].map(([, words = '']) =>
    [...words.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
      ([, double, single, plain]) => double ?? single ?? plain ?? '',
    ),
  );
}
