import { expect, test } from 'vitest';
import { findContradictions } from '../../../../src/entries/compare/find-contradictions.js';
import { findDuplicates } from '../../../../src/entries/compare/find-duplicates.js';
import { type Entry, noFields } from '../../../../src/entries/entry.js';

function entry(text: string, more: Partial<Entry> = {}): Entry {
  return {
    id: `note:${text}`,
    store: 'episodic',
    role: 'daily',
    path: 'memory/2026-02-02.md',
    startLine: 1,
    endLine: 1,
    trail: [],
    text,
    day: null,
    time: null,
    about: noFields,
    isSuperseded: false,
    audience: ['main'],
    ...more,
  };
}

test.each([
  ['Ana works at Northwind.', 'ana works at **Northwind**', true],
  ['The gate opens at 10 every day', 'The gate opens at 11 every day', false],
  ['The lift to the roof is broken again', 'The lift to the roof is broken', true],
  ['Ana likes the blue tiles', 'Ana does not like the blue tiles', false],
  ['Ana works at Northwind', 'Ben bought a boat', false],
  ['我对花生过敏。', '我对花生过敏', true],
  ['The party is on 3 May', 'The party is on May 3rd', true],
  ["I'm vegan", 'I am vegan.', true],
])('%s / %s: the same is %s', (text, other, isSame) => {
  expect(findDuplicates(text, [entry(other)]).length > 0).toBe(isSame);
});

test.each([
  ['The deadline of Lantern is 2026-05-15', 'The deadline of Project Lantern is 2026-04-30', true],
  ['The deadline of Lantern is 30 April', 'The deadline of Lantern is 2026-04-30', false],
  ['Ana lives in Bergen', 'Ana lives in Oslo', true],
  ['Ana lives in Oslo, Norway', 'Ana lives in Oslo', false],
  ['I like coriander', 'I hate coriander', true],
  ['Yuki prefers coffee over tea', 'Yuki prefers tea over coffee', true],
  ['The shop is closed', 'The shop is open', true],
  ['The billing service no longer uses Redis', 'The billing service uses Redis', true],
  ['The billing service uses Kafka', 'The billing service uses Redis', false],
  ['Ilse is 85 years old', 'Ilse is 84 years old', true],
  ['Ana lives in Bergen', 'Ben lives in Oslo', false],
  ['Karl wohnt in Dresden', 'Karl wohnt in Leipzig', true],
  ['Camille habite à Nantes', 'Camille habite à Lille', true],
  ['王芳住在成都', '王芳住在上海', true],
  ['The fee of Kestrel is €5000', 'The fee of Kestrel is 5,000 euros', false],
  ['The fee of Kestrel is €6000', 'The fee of Kestrel is 5,000 euros', true],
  ['Meera has three children', 'Meera has two children', true],
  ['Actually, Igor works at Bosch now, not Siemens', 'Igor works at Siemens', true],
  ['Igor no longer works at Siemens', 'Igor works at Siemens', true],
  ['Igor no longer works at Siemens', 'Igor works at Bosch', false],
  ['Meera lives in Goa', 'My sister Meera lives in Pune', true],
  ['The fee is 120 euros', 'The fee is 100 euros', true],
  ['Actually the fee is 140 euros, not 130', 'Correction: the fee is 130 euros', true],
  ['Correction: the fee is 130 euros', 'The fee is due on Friday', false],
  ["I don't like coffee any more", 'I like coffee', true],
  ['My new phone number is 933 444 555', 'My phone number is 911 222 333', true],
  ['Flat 4 pays 950 euros of rent', 'Flat 3 pays 900 euros of rent', false],
  ['Flat 3 pays 950 euros of rent', 'Flat 3 pays 900 euros of rent', true],
  ['Tile number 4 in the hall is loose', 'Tile number 3 in the hall is loose', false],
])('%s / %s: a contradiction is %s', (text, other, isOne) => {
  expect(findContradictions({ text, type: null }, [entry(other)]).length > 0).toBe(isOne);
});

test('a labelled fact in the file of an entity is compared, and the reason names both values', () => {
  const known = entry('Birthday: 4 March', {
    id: 'entity:person--ana#1',
    role: 'graph',
    path: 'memory/graph/entities/person--ana.md',
  });
  expect(findContradictions({ text: "Ana's birthday is March 5", type: null }, [known])).toEqual([
    { id: 'entity:person--ana#1', text: 'Birthday: 4 March', reason: 'birthday: "4 March" before, "5 March" here' },
  ]);
});
