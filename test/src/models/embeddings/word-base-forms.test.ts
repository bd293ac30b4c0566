import { expect, test } from 'vitest';
import { wordBaseForms } from '../../../../src/models/embeddings/word-base-forms.js';

test.each([
  ['hobbies', 'hobby'],
  ['cookies', 'cookie'],
  ['boxes', 'box'],
  ['lamps', 'lamp'],
  ['jogging', 'jog'],
  ['baking', 'bake'],
  ['quilted', 'quilt'],
  ['hiked', 'hike'],
  ['carried', 'carry'],
  ['happier', 'happy'],
  ['calmest', 'calm'],
  ['gently', 'gentle'],
  ['tidiness', 'tidy'],
])('%s may be known as %s', (word, form) => {
  expect(wordBaseForms(word)).toContain(form);
});

test.each(['bed', 'ring', 'is', 'x11s', 'owls-nest'])('%s has no simpler form', (word) => {
  expect(wordBaseForms(word)).toEqual([]);
});
