import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ZoneKind, zoneKinds } from '../../../../src/lint/text/markdown-zones.js';
import { splitSentences } from '../../../../src/lint/text/split-sentences.js';
import { isLinear } from './is-linear.js';

const split = (text: string, zone: ZoneKind = 'prose') =>
  splitSentences(text, zone).map(([start, end]) => text.slice(start, end));

describe('splitSentences', () => {
  test.each([
    ['One. Two! Three? Four', ['One.', ' Two!', ' Three?', ' Four']],
    ['一。二！三？四', ['一。', '二！', '三？', '四']],
    ['He said "no." Then he left.', ['He said "no."', ' Then he left.']],
    ['「いいえ。」と言った。', ['「いいえ。」', 'と言った。']],
    ['Wait… what?', ['Wait…', ' what?']],
    ['**Stop.** Go on.', ['**Stop.**', ' Go on.']],
  ])('ends at its marks: %s', (text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  test.each([
    'Use a tool, e.g. the linter.',
    'Tee, z. B. grünen, trinkt sie.',
    'Dr. Who and Mr. Bean came.',
    'On the 3. of May',
    'SOUL.md and https://luna.example/a.b are names',
    'Version 1.2.3 is out',
    'J. R. R. Tolkien',
  ])('goes on after abbreviations and inside names: %s', (text) => {
    expect(split(text)).toEqual([text]);
  });

  test('lines of code and of front matter are sentences', () => {
    expect(split('ls. cd\nrm x', 'fence')).toEqual(['ls. cd\n', 'rm x']);
    expect(split('a: b. c\nd: e', 'front-matter')).toEqual(['a: b. c\n', 'd: e']);
  });

  test('cells of tables are sentences', () => {
    expect(split('| One. Two | Three |', 'table')).toEqual(['|', ' One. Two |', ' Three |']);
  });

  test('a sentence without an end is cut into parts', () => {
    expect(split('a'.repeat(3_200)).map(({ length }) => length)).toEqual([1_500, 1_500, 200]);
  });

  test('blank text has no sentences', () => {
    expect(split('')).toEqual([]);
    expect(split('  \t ')).toEqual([]);
  });

  test('they come in order, and only blank text is left out', () => {
    const texts = fc
      .array(fc.constantFrom('a', ' ', '.', '!', '。', '"', '|', '\n', 'e.g', '记', ')', '…'), { maxLength: 80 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, fc.constantFrom(...zoneKinds), (text, zone) => {
        let last = 0;
        const between: string[] = [];
        for (const [start, end] of splitSentences(text, zone)) {
          expect(end).toBeGreaterThan(start);
          between.push(text.slice(last, start));
          last = end;
        }
        between.push(text.slice(last));
        expect(between.join('').replace(/[|.!。"…)\s]/g, '')).toBe('');
      }),
    );
  });

  test.each([
    ['full stops', (size: number) => '.'.repeat(size)],
    ['short sentences', (size: number) => 'a! '.repeat(size / 3)],
    ['closing quotation marks', (size: number) => `a.${'"'.repeat(size)}`],
    ['abbreviations', (size: number) => 'e.g. '.repeat(size / 5)],
    ['signs without spaces', (size: number) => '记。'.repeat(size / 2)],
  ])('twice as many %s take about twice as long', (_, make) => {
    expect(isLinear((text) => splitSentences(text, 'prose'), make)).toBe(true);
  });
});
