import { expect, test } from 'vitest';
import { optionValue } from '../../../commands/parse/option-value.js';

const only = { long: 'only', kind: 'list', value: 'numbers', description: 'These alone' } as const;

test('a list is split at commas, and goes on where it is given again', () => {
  expect(optionValue(only, '1, 3,', undefined)).toEqual(['1', '3']);
  expect(optionValue(only, '4', ['1', '3'])).toEqual(['1', '3', '4']);
});

test('a list that names nothing is an error: whoever narrows something down never means everything', () => {
  for (const text of ['', ' ', ',', ' , ']) expect(() => optionValue(only, text, undefined)).toThrow('names nothing');
});
