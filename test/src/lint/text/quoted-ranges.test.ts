import { describe, expect, test } from 'vitest';
import { quotedRanges } from '../../../../src/lint/text/quoted-ranges.js';
import { isLinear } from './is-linear.js';

const quoted = (text: string) =>
  quotedRanges(text)
    .sort((one, other) => one[0] - other[0])
    .map(([start, end]) => text.slice(start, end));

describe('quotedRanges', () => {
  test.each([
    ['He said "no" and "yes"', ['no', 'yes']],
    ['She wrote “no” twice', ['no']],
    ['Sie sagte „nein“ dazu', ['nein']],
    ['Il a dit « non » hier', [' non ']],
    ['Er sagte »nein« dazu', ['nein']],
    ['她说「不」和『好』', ['不', '好']],
    ['书名《记忆》', ['记忆']],
    ['Run `ls` now', ['ls']],
    ["They call it 'the list' here", ['the list']],
  ])('finds what stands between marks: %s', (text, expected) => {
    expect(quoted(text)).toEqual(expected);
  });

  test.each(["Ada's list isn't Bo's", 'A screen of 13" is small', 'Open „ and nothing', 'plain'])(
    'finds nothing in: %s',
    (text) => {
      expect(quoted(text)).toEqual([]);
    },
  );

  test.each([
    ['«a» between «b»', ['a', 'b']],
    ['»a« between »b«', ['a', 'b']],
    ['"a" between "b"', ['a', 'b']],
    ['`a` between `b`', ['a', 'b']],
  ])('what stands between two quotations is not quoted: %s', (text, expected) => {
    expect(quoted(text)).toEqual(expected);
  });

  test('marks that lie far apart belong to nothing', () => {
    expect(quoted(`"${'a'.repeat(700)}"`)).toEqual([]);
  });

  test.each([
    ['opening marks', (size: number) => '“'.repeat(size)],
    ['single marks', (size: number) => " 'a".repeat(size / 3)],
    ['pairs', (size: number) => '""'.repeat(size / 2)],
    ['marks that turn round', (size: number) => '«»'.repeat(size / 2)],
  ])('twice as many %s take about twice as long', (_, make) => {
    expect(isLinear(quotedRanges, make)).toBe(true);
  });
});
