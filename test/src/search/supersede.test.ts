import { expect, test } from 'vitest';
import { type Entry, noFields } from '../../../src/entries/entry.js';
import { findSuperseded } from '../../../src/search/supersede.js';

function entry(id: string, day: string | null, text: string, more: Partial<Entry> = {}): Entry {
  const place = { path: `memory/${day}.md`, startLine: 1, endLine: 2, store: 'episodic', role: 'daily' } as const;
  return {
    id,
    ...place,
    trail: [],
    text,
    day,
    time: '09:00',
    about: noFields,
    isSuperseded: false,
    audience: [],
    ...more,
  };
}

const found = (...entries: Entry[]) => Object.fromEntries(findSuperseded(entries));

test('of three values the newest replaces both others', () => {
  const entries = [
    entry('old', '2026-01-01', 'The deadline of Lantern is 2026-03-01.'),
    entry('new', '2026-02-01', 'The deadline of Lantern is 2026-04-01.'),
    entry('right', '2026-02-03', 'Correction: the deadline of Lantern is 2026-04-15.'),
  ];
  expect(found(...entries)).toEqual({ old: 'right', new: 'right' });
});

test.each([
  ['a place', 'Ana lives in Rome.', 'Ana lives in Oslo.'],
  ['a day of the week', 'Choir rehearsal is on Tuesday at the school', 'Choir rehearsal is on Thursday at the school'],
  ['an employer', 'Igor works at Siemens', 'Actually, Igor works at Bosch now, not Siemens'],
  ['a time', "Lila's school starts at 8:45", "Lila's school now starts at 9:15"],
  ['a rent', 'Flat 3 pays 900 euros of rent', 'Flat 3 now pays 950 euros of rent'],
  ['the home of a sister', 'My sister Meera lives in Pune', 'Meera lives in Goa'],
  ['a number', 'The storage unit costs 40 euros a month', 'The storage unit costs 55 euros a month'],
])('%s that changed is replaced', (_, before, after) => {
  expect(found(entry('a', '2026-01-01', before), entry('b', '2026-02-01', after))).toEqual({ a: 'b' });
});

test.each([
  ['other things', 'Ana lives in Rome.', 'Ben lives in Oslo.'],
  ['the same again', 'Ana lives in Rome.', 'Ana lives in Rome.'],
  ['two flats', 'Flat 3 pays 900 euros of rent', 'Flat 4 pays 950 euros of rent'],
  ['flats with letters', 'Flat A pays 900 euros of rent', 'Flat B pays 950 euros of rent'],
  ['two loans', 'Lent Paulo 20 euros', 'Lent Paulo 35 euros'],
  ['two runs', 'Ran 5 km along the river with Nuno', 'Ran 8 km along the river with Nuno'],
  ['two bills', 'The plumber charged 80 euros for the tap', 'The plumber charged 120 euros for the tap'],
  ['German loans', 'Habe Paulo 20 Euro geliehen', 'Habe Paulo 35 Euro geliehen'],
  ['another attribute', 'The fee is due on Friday', 'Correction: the fee is 130 euros'],
  ['two visits', 'Went to the dentist on 3 March, no holes', 'Bought 4 tickets for the play on 9 May'],
])('%s replace nothing', (_, before, after) => {
  expect(found(entry('a', '2026-01-01', before), entry('b', '2026-02-01', after))).toEqual({});
});

test('of two values of one day the one further down in the file is the newer', () => {
  const place = { path: 'memory/graph/entities/person--ana.md', time: null };
  const first = entry('a', '2026-01-01', 'Ana lives in Rome.', { ...place, startLine: 5 });
  const second = entry('b', '2026-01-01', 'Ana lives in Oslo.', { ...place, startLine: 6 });
  expect(found(second, first)).toEqual({ a: 'b' });
});

test('what has no date replaces nothing', () => {
  expect(found(entry('a', null, 'Ana lives in Rome.'), entry('b', null, 'Ana lives in Oslo.'))).toEqual({});
});

test('a fact that its file calls superseded is so, also alone', () => {
  expect(found(entry('a', null, 'Ana lives in Rome.', { isSuperseded: true }))).toEqual({ a: 'a' });
});

test('at the end of a chain of corrections stands the newest, whatever each of them corrects', () => {
  const entries = [
    entry('a', '2026-01-01', 'The fee is 100 euros'),
    entry('b', '2026-01-02', 'The fee is 120 euros'),
    entry('due', '2026-01-03', 'The fee is due on Friday'),
    entry('c', '2026-01-04', 'Correction: the fee is 130 euros'),
    entry('d', '2026-01-05', 'Actually the fee is 140 euros, not 130'),
  ];
  expect(found(...entries)).toEqual({ a: 'd', b: 'd', c: 'd' });
});
