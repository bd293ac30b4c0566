import { expect, test } from 'vitest';
import { findContradictions } from '../../../../src/entries/compare/contradictions.js';
import { findDuplicates } from '../../../../src/entries/compare/duplicates.js';
import { type Entry, noFields } from '../../../../src/entries/entry.js';
import { readStatement } from '../../../../src/entries/statement.js';

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
])('%s / %s: a contradiction is %s', (text, other, isOne) => {
  const statement = readStatement(text);
  if (statement === null) throw new Error('It states something.');
  expect(findContradictions(statement, [entry(other)]).length > 0).toBe(isOne);
});

test('a labelled fact in the file of an entity is compared, and the reason names both values', () => {
  const known = entry('Birthday: 4 March', {
    id: 'entity:person--ana#1',
    role: 'graph',
    path: 'memory/graph/entities/person--ana.md',
  });
  const statement = readStatement("Ana's birthday is March 5");
  if (statement === null) throw new Error('It states something.');
  expect(findContradictions(statement, [known])).toEqual([
    { id: 'entity:person--ana#1', text: 'Birthday: 4 March', reason: 'birthday: "4 March" before, "5 March" here' },
  ]);
});
