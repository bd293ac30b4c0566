import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCarefully, wholeSentences } from '../../../../src/language/sentences/keep-whole-sentences.js';
import { anyText } from '../../tokens/any-text.js';

test.each([
  ['One. Two! Three?', ['One. ', 'Two! ', 'Three?']],
  ['It goes\non here. Then it\nends.', ['It goes\non here. ', 'Then it\nends.']],
  ['Ask Dr. Brown, e.g. at noon. Or St. Mary.', ['Ask Dr. Brown, e.g. at noon. ', 'Or St. Mary.']],
  ['Version 2. Is it out? Yes.', ['Version 2. Is it out? ', 'Yes.']],
  ['He said (quietly. Twice.) nothing. Then left.', ['He said (quietly. Twice.) nothing. ', 'Then left.']],
  ['Say **Never. Ever.** to it. It stays.', ['Say **Never. Ever.** to it. ', 'It stays.']],
  ['Run `a. B` now. Then wait.', ['Run `a. B` now. ', 'Then wait.']],
  ['她来了。他走了！好吗？', ['她来了。', '他走了！', '好吗？']],
  ['今日は晴れ。「行く。帰る。」と言った。', ['今日は晴れ。「行く。帰る。」と言った。']],
  ['Der Hund, z. B. Rex, bellt. Die Katze schläft.', ['Der Hund, z. B. Rex, bellt. ', 'Die Katze schläft.']],
  ['- a list line\n- another one', ['- a list line\n- another one']],
])('%j has the sentences %j', (paragraph, sentences) => {
  expect(splitCarefully(paragraph)).toEqual(sentences);
});

test('joining the sentences gives any text back', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 20 }), (parts) => {
      const text = parts.join('. ');
      expect(splitCarefully(text).join('')).toBe(text);
    }),
    { numRuns: 300 },
  );
});

test('only sentences that end within reach are taken', () => {
  const paragraph = 'One is here. Two is there. Three is far.';
  expect(wholeSentences(paragraph, 11)).toBe('');
  expect(wholeSentences(paragraph, 12)).toBe('One is here.');
  expect(wholeSentences(paragraph, 30)).toBe('One is here. Two is there.');
  expect(wholeSentences(paragraph, 40)).toBe(paragraph);
});

test('a hundred thousand sentences are split in a second or two', () => {
  expect(splitCarefully('Never do this. '.repeat(100_000))).toHaveLength(100_000);
});
