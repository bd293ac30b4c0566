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

test.each([
  ['a shift', 'I work nights on Tuesdays and Thursdays', 'I no longer work nights on Tuesdays'],
  [
    'who keeps a code',
    'The code for the medication cabinet is kept by Jonas',
    'Jonas left the hospital; Sabine keeps the code for the medication cabinet now',
  ],
  ['a day', 'The meeting is on Monday at 10', 'The meeting was moved to Tuesday at 10'],
  ['a car', 'I drive a red Toyota', 'I sold the Toyota and bought a blue Skoda'],
  ['a cat', 'We have a cat called Tom', 'We gave away the cat'],
  ['a habit', 'I go to the gym on Mondays', 'I stopped going to the gym'],
  [
    'a home in Spanish',
    'Mi hermana Lucía vive en Valencia',
    'Mi hermana Lucía ya no vive en Valencia, ahora vive en Bilbao',
  ],
  ['a home in Russian', 'Мы живём в Казани', 'Мы больше не живём в Казани'],
  ['a shift in German', 'Ich arbeite dienstags nachts', 'Ich arbeite dienstags nicht mehr nachts'],
  ['an office in Chinese', '李老师的办公室在三号楼', '李老师的办公室搬到了五号楼'],
  ['a job in Chinese', '我在腾讯工作', '我不再在腾讯工作'],
  ['a meeting in Japanese', '会議は月曜日です', '会議は火曜日に変更されました'],
  ['a meeting in Korean', '회의는 월요일이다', '회의가 화요일로 변경되었다'],
])('%s is replaced by a sentence that tells of its change', (_, before, after) => {
  expect(found(entry('a', '2026-01-01', before), entry('b', '2026-02-01', after))).toEqual({ a: 'b' });
});

test.each([
  ['another habit', 'I drink tea in the morning', 'I no longer drink coffee in the evening'],
  ['another person', 'Ben works nights on Tuesdays', 'I no longer work nights on Tuesdays'],
  ['another car', 'I drive a red Toyota', 'I sold the caravan'],
  ['what happened', 'I left my towel at the gym', 'I stopped going to the gym'],
  ['another key', 'The key of the shed is kept by Jonas', 'Sabine keeps the code for the medication cabinet now'],
  ['another room', '李老师的办公室在三号楼', '王老师的办公室搬到了五号楼'],
])('a change of %s replaces nothing', (_, before, after) => {
  expect(found(entry('a', '2026-01-01', before), entry('b', '2026-02-01', after))).toEqual({});
});
