import { expect, test } from 'vitest';
import { likelyType } from '../../../../src/language/names/guess-entity-type.js';

test.each([
  ['Caldera Heating', 'person', 'Caldera Heating offered the ninth.', 'organisation'],
  ['Department', 'person', 'Department wants two more drawings.', 'organisation'],
  ['Duke Street', 'person', 'Duke Street wants a new lock.', 'place'],
  ['Ravi Menon', 'concept', 'Ravi Menon is the electrician for the villa now.', 'person'],
  ['Ada Brook', 'concept', 'Ada Brook is our new part-time bookkeeper.', 'person'],
  ['Harbor Pay', 'concept', 'Harbor Pay is the service that takes cards.', 'concept'],
  ['Duke Street', 'project', 'Duke Street is nearly done.', 'project'],
])('%s, a %s in "%s", is a %s', (name, type, text, likely) => {
  expect(likelyType(name, type, text)).toBe(likely);
});
