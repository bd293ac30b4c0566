import { expect, test } from 'vitest';
import { openingNames } from '../../../../src/language/names/names-at-sentence-start.js';

test('a sentence that begins with a word that is written small nowhere begins with a name', () => {
  const isWord = (word: string) => word === 'paper';
  expect(openingNames('Nebelkind poured blind for Almut. Paper came too.', isWord)).toEqual(['Nebelkind']);
});
