import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textPattern } from '../../../src/language/text-pattern.js';
import { requiredWords } from '../../../src/language/words-required-by-pattern.js';

const patterns = [
  ['(?<![\\p{L}\\p{N}])(?:keep|store|save) (?:this |that )?(?:forever|for good)(?![\\p{L}\\p{N}])', 'iu'],
  [
    "(?<!\\p{L})(?:my|our|\\p{L}+'s) (?:\\p{L}+ ){0,2}(?:boss|fiancée?|(?:mother|father)-in-law|co-?founder)(?: is|,)? $",
    'iu',
  ],
  ['^\\s*\\p{Lu}[\\p{L}\\p{M}-]+(?: \\p{Lu}\\p{Ll}+){0,2}', 'u'],
  ['[^.]{2,20}(?:ueber|über)|先[^。]{1,8}(?:再|然后)|\\p{Script=Han}{2}', 'iu'],
  ['(?:straße|gasse)(?: \\d+\\p{L}?)?$|(?<=\\S )(?:Street|road)s*$', 'iu'],
  ['a{0}b{2}c+d*(?<inner>e|f)?\\.', 'giu'],
] as const;

const words = fc.constantFrom(
  ...[
    'my Boss is ',
    'keep',
    'SAVE this ',
    ' for good',
    'Ana',
    "Tom's ",
    'old ',
    'fiancé ',
    'Fiancée',
    'mother-in-law, ',
    'cofounder ',
  ],
  ...[
    'über',
    'weg von UEBER',
    '先买再',
    '中文',
    'Hauptstraße 5b',
    'Long Street',
    'Main roads',
    'bbccde.',
    'BBC.',
    ' ',
    'x',
    'é',
    'Österreich',
  ],
);
const texts = fc.array(words, { maxLength: 6 }).map((parts) => parts.join(''));

test('a pattern that looks for its words first finds what the plain pattern finds', () => {
  for (const [source, flags] of patterns) {
    const pattern = textPattern(source, flags);
    fc.assert(
      fc.property(texts, (text) => {
        const expected = new RegExp(source, flags).exec(text);
        const found = pattern.exec(text);
        expect(found === null ? null : [...found, found.index]).toEqual(
          expected === null ? null : [...expected, expected.index],
        );
        expect(pattern.test(text)).toBe(expected !== null);
      }),
      { numRuns: 2_000 },
    );
  }
});

test('all matches are found, each time from the beginning', () => {
  const pattern = textPattern('(?:tea|té)\\d', 'giu');
  const found = () => pattern.all('Tea1 and tea2').map(([match]) => match);
  expect([found(), found()]).toEqual([
    ['Tea1', 'tea2'],
    ['Tea1', 'tea2'],
  ]);
});

test('each match of a pattern contains one word of each list', () => {
  expect(requiredWords('(?:my|our) (?:old )?(?:boss|friends?)')).toEqual([['my', 'our'], [' '], ['boss', 'friend']]);
  expect(requiredWords('(?<!not )tea\\b')).toEqual([['tea']]);
  expect(requiredWords('tea|\\d+')).toEqual([]);
});
