import { expect, test } from 'vitest';
import { findTitles, titlesIn } from '../../../../src/language/names/work-titles.js';

test('two words with "and" between them are a title where neither stands alone', () => {
  const texts = [
    'Proofs of Tide and Thread came.',
    'Tide and Thread goes to print.',
    'Ana and Ben came.',
    'Ana and Ben. Ben left.',
  ];
  const titles = findTitles([...texts, 'Ben rang.']);
  expect([...titles]).toEqual(['Tide and Thread']);
  expect(titlesIn('Ana and Ben read Tide and Thread.', titles)).toEqual(['Tide and Thread']);
});
