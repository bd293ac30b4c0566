import { expect, test } from 'vitest';
import { isClause, namesIn, withoutVerb } from '../../../../src/language/names/names-in-sentence.js';
import { readSmallWords } from '../../../../src/language/words/lower-case-words.js';

test('a word that a sentence begins with is a name only where notes never write it small', () => {
  const isWord = readSmallWords(['The subtitles are late.', 'We saw Ben.']);
  expect(namesIn('Subtitles needs another look, says Karin.', isWord)).toEqual(['karin']);
  expect(namesIn('Ben looks after the bees.', isWord)).toEqual(['ben']);
});

test('what somebody was told or offered is no part of a name', () => {
  expect([withoutVerb('Told Lotte'), withoutVerb('Ask Nils'), withoutVerb('Alfred Kern')]).toEqual([
    'Lotte',
    'Nils',
    'Alfred Kern',
  ]);
});

test('a clause is no name', () => {
  expect(['After the theft Sorcha', 'Call with Priya Nair: Halfmoon', 'The Drowned Bell'].map(isClause)).toEqual([
    true,
    true,
    false,
  ]);
});
