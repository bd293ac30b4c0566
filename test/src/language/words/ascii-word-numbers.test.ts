import { describe, expect, test } from 'vitest';
import {
  byPlainWord,
  joinedPlainWords,
  plainWord,
  plainWords,
} from '../../../../src/language/words/ascii-word-numbers.js';

const texts = [
  '',
  ' . ',
  'The kettle, the KETTLE and 3 cups',
  "don't re-read o'clock's end-",
  "--a-b--c' 'd' e-",
  'x'.repeat(3_000),
  `${'Word'.repeat(400)}-${'tail'.repeat(400)}`,
];

describe('the words of a plain text', () => {
  test.each(texts)('are those that a pattern finds: %s', (text) => {
    expect(plainWords(text).map(plainWord)).toEqual(text.toLowerCase().match(/[a-z0-9]+/g) ?? []);
  });

  test.each(texts)('may be joined: %s', (text) => {
    expect(joinedPlainWords(text).map(plainWord)).toEqual(
      text.toLowerCase().match(/[a-z0-9]+(?:['-][a-z0-9]+)*/g) ?? [],
    );
  });

  test('keep their numbers, however many there are', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => `word${index}`);
    const numbers = plainWords(many.join(' '));
    expect(new Set(numbers).size).toBe(many.length);
    expect(many.map((word) => plainWords(word)[0])).toEqual(numbers);
    expect(numbers.map(plainWord)).toEqual(many);
  });

  test('are looked up once', () => {
    const asked: string[] = [];
    const lengthOf = byPlainWord((word) => asked.push(word) && word.length);
    const numbers = plainWords('a kettle is a kettle');
    expect(numbers.map(lengthOf)).toEqual([1, 6, 2, 1, 6]);
    expect(asked).toEqual(['a', 'kettle', 'is']);
  });
});
