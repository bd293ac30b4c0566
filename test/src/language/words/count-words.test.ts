import { expect, test } from 'vitest';
import { countWords } from '../../../../src/language/words/count-words.js';

test('counts what white space of any kind divides', () => {
  const spaces = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).filter((sign) =>
    /\s/.test(sign),
  );
  expect(countWords(spaces.map((space) => `word${space}`).join(''))).toBe(spaces.length);
});

test('takes all else for part of a word', () => {
  const text = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join('');
  expect(countWords(text)).toBe(text.match(/\S+/g)?.length);
  expect(countWords('')).toBe(0);
});
