import { expect, test } from 'vitest';
import type { OptionSpec } from '../../../commands/option-spec.js';
import { sortWords } from '../../../commands/parse/sort-words.js';

const specs: readonly OptionSpec[] = [
  { long: 'workspace', short: 'C', kind: 'string', value: 'dir', description: '' },
  { long: 'dry-run', short: 'n', kind: 'boolean', description: '' },
  { long: 'yes', short: 'y', kind: 'boolean', description: '' },
  { long: 'git', kind: 'boolean', description: '' },
  { long: 'no-git', kind: 'boolean', description: '' },
  { long: 'only', kind: 'list', value: 'numbers', description: '' },
];

function sort(line: string, { takesNumbers = true } = {}) {
  return sortWords(line.split(' '), {
    specs,
    takesNumbers,
    leadsOn: (word) => word === 'audit',
    onMissingValue: ({ long }) => {
      throw new Error(`--${long} needs a value`);
    },
  });
}

test.each([
  ['--workspace tea', { workspace: 'tea' }],
  ['--workspace=tea=green', { workspace: 'tea=green' }],
  ['-C tea', { workspace: 'tea' }],
  ['-Ctea', { workspace: 'tea' }],
  ['-nyC tea', { 'dry-run': true, yes: true, workspace: 'tea' }],
  ['-C --yes', { workspace: '--yes' }],
  ['--only 1,2 --only 3', { only: ['1', '2', '3'] }],
  ['--git --no-git', { git: false, 'no-git': true }],
  ['--no-git --git', { git: true, 'no-git': false }],
])('`%s` gives its values', (line, values) => {
  expect(sort(line)).toEqual({ operands: [], rest: [], values });
});

test('words that are no options may stand before, between and behind them', () => {
  expect(sort('one -n two -C tea three')).toEqual({
    operands: ['one', 'two', 'three'],
    rest: [],
    values: { 'dry-run': true, workspace: 'tea' },
  });
});

test('behind -- everything is a word', () => {
  expect(sort('one -- -n --yes audit')).toEqual({ operands: ['one', '-n', '--yes', 'audit'], rest: [], values: {} });
});

test('a command that is reached gets all words behind it', () => {
  expect(sort('-n audit --yes -n')).toEqual({
    operands: ['audit'],
    rest: ['--yes', '-n'],
    values: { 'dry-run': true },
  });
  expect(sort('one audit')).toEqual({ operands: ['one', 'audit'], rest: [], values: {} });
});

test('an unknown option is left, with what follows it, but for options that are known', () => {
  expect(sort('one --bogus two -n --yes=1 -- three')).toEqual({
    operands: ['one'],
    rest: ['--bogus', 'two', '--yes=1', '--', 'three'],
    values: { 'dry-run': true },
  });
  expect(sort('-nx')).toEqual({ operands: [], rest: ['-x'], values: { 'dry-run': true } });
});

test('a negative number is a word where no command can follow', () => {
  expect(sort('-5')).toEqual({ operands: ['-5'], rest: [], values: {} });
  expect(sort('-5', { takesNumbers: false })).toEqual({ operands: [], rest: ['-5'], values: {} });
});

test('an option without its value is refused', () => {
  expect(() => sort('--workspace')).toThrow('--workspace needs a value');
});
