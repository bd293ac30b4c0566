import { expect, test } from 'vitest';
import { findSuspicions } from '../../../../src/memory/graph/suspected-aliases.js';

const named = (name: string, type = 'tool') => ({
  id: `${type}--${name.toLowerCase().replaceAll(' ', '-')}`,
  name,
  type,
});

test.each([
  ['OAuth PKCE', 'OAuth2 PKCE flow'],
  ['Lantern', 'Lantern project'],
  ['Billing Service', 'the billing'],
  ['Grafana', 'Graffana'],
])('%s and %s may be one thing', (one, other) => {
  expect(findSuspicions([named(one), named(other)])).toHaveLength(1);
});

test.each([
  ['Postgres 15', 'Postgres 16'],
  ['OAuth1', 'OAuth2'],
  ['Billing API', 'Search API'],
  ['Mill Road 12', 'Mill Road'],
  ['Redis', 'Redux'],
])('%s and %s are two', (one, other) => {
  expect(findSuspicions([named(one), named(other)])).toEqual([]);
});

test('people share names, and a place is no tool', () => {
  expect(findSuspicions([named('Mariana', 'person'), named('Marianna', 'person')])).toEqual([]);
  expect(findSuspicions([named('Lantern', 'place'), named('Lantern app')])).toEqual([]);
});
