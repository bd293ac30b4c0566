import { expect, test } from 'vitest';
import { changeCues } from '../../../../src/language/changes/change-cues.js';

test.each([
  'Aoife skippers the boat from today.',
  'As of the first the rent is higher.',
  'Supply flights are on Mondays from June.',
  'Yusra runs the kitchen since Monday.',
  'They settled on the smaller hall.',
])('"%s" tells of a change', (text) => {
  expect(changeCues(text).isChange).toBe(true);
});

test.each(['We are open from Monday to Friday.', 'The archive holds letters from Lisbon.'])(
  '"%s" tells of none',
  (text) => {
    expect(changeCues(text).isChange).toBe(false);
  },
);

test('what holds from today on is not true of today only', () => {
  expect(changeCues('She is in charge from today.').isPassing).toBe(false);
  expect(changeCues('She is in charge today.').isPassing).toBe(true);
});
