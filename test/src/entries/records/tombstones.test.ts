import { expect, test } from 'vitest';
import {
  addTombstones,
  formatTombstones,
  hasTombstone,
  removeTombstone,
} from '../../../../src/entries/records/tombstones.js';

test('what is buried is known by its words alone, whatever their clothes', () => {
  const tombstones = addTombstones(null, ['The *old* address is 4 Mill Lane.'], '2026-02-02');
  expect(hasTombstone(tombstones, '- the old  address is 4 mill lane')).toBe(true);
  expect(hasTombstone(tombstones, 'The old address is 5 Mill Lane.')).toBe(false);
  expect(hasTombstone(null, 'anything')).toBe(false);
});

test('the file holds a key and hashes, and no word of the text', () => {
  const text = formatTombstones(addTombstones(null, ['Marco', 'Marco'], '2026-02-02'));
  expect(text).not.toMatch(/marco/i);
  expect(JSON.parse(text)).toEqual({
    version: 1,
    key: expect.stringMatching(/^[0-9a-f]{64}$/),
    entries: [{ hash: expect.stringMatching(/^[0-9a-f]{64}$/), day: '2026-02-02' }],
  });
});

test('burying again adds nothing, and what is unburied may come back', () => {
  const one = addTombstones(null, ['Marco'], '2026-02-02');
  const two = addTombstones(one, ['marco', 'Lucía'], '2026-02-03');
  expect(two.entries.map(({ day }) => day)).toEqual(['2026-02-02', '2026-02-03']);
  const rest = removeTombstone(two, 'Marco!');
  expect([hasTombstone(rest, 'Marco'), hasTombstone(rest, 'Lucía')]).toEqual([false, true]);
});

test('the same text has another hash in another workspace', () => {
  const [one, other] = [addTombstones(null, ['Marco'], '2026-02-02'), addTombstones(null, ['Marco'], '2026-02-02')];
  expect(one.entries[0]?.hash).not.toBe(other.entries[0]?.hash);
});
