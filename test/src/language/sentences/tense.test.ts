import { expect, test } from 'vitest';
import { tenseOf } from '../../../../src/language/sentences/tense.js';

test.each([
  ['Tom drives the van on Mondays.', { holds: true, happened: false }],
  ['The glass came at ten and fitted.', { holds: false, happened: true }],
  ['The pump broke, so we use the well.', { holds: true, happened: true }],
  ['Forty jabs given', { holds: false, happened: false }],
])('"%s"', (text, tense) => {
  expect(tenseOf(text)).toEqual(tense);
});
