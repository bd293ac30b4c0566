import { expect, test } from 'vitest';
import { toClaim } from '../../../../src/language/sentences/split-claims.js';
import { splitClauses } from '../../../../src/reflect/consolidate/split-clauses.js';

test.each([
  [
    'A regular came in and Joan corrected me, a full service has cost £78 since the spring.',
    'a full service has cost £78',
  ],
  [
    'The lads had the boxes on the truck already, but the upper field is picked at ninety.',
    'the upper field is picked',
  ],
  [
    'Rang about the parking bay and the clerk mentioned that they take the form until 13 March.',
    'they take the form until',
  ],
])('"%s" says by the way "%s"', (text, clause) => {
  expect(splitClauses(toClaim(text, null)).map((each) => each.text)).toContainEqual(expect.stringContaining(clause));
});

test('a short sentence says one thing', () => {
  expect(splitClauses(toClaim('Joan said that the shop opens at nine.', null))).toEqual([]);
});
