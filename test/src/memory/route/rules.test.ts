import { expect, test } from 'vitest';
import { indexNames } from '../../../../src/entries/find-entity.js';
import { readRelationWords } from '../../../../src/entries/relation-words.js';
import { routeByRules } from '../../../../src/memory/route/rules.js';

const nothingKnown = { graph: { names: indexNames([]), words: readRelationWords('') }, today: '2026-02-02' };

test.each([
  ["Robin's sister Ana lives in Porto and is allergic to peanuts", ['Ana', 'Robin', 'Porto']],
  ["Tom's new manager Ines Duarte prefers short mails", ['Ines Duarte', 'Tom']],
  ['Robins Schwester Ana wohnt in Porto', ['Ana', 'Robin']],
])('what is said of somebody by way of another is about the former: %s', async (text, names) => {
  const { entities } = await routeByRules(text, nothingKnown);
  expect(entities.slice(0, names.length).map(({ name }) => name)).toEqual(names);
  expect(entities.slice(0, 2).map(({ type }) => type)).toEqual(['person', 'person']);
});

test.each([
  ['My sister Meera lives in Pune', 'Meera'],
  ['Meine Schwester Hanna wohnt in Kiel', 'Hanna'],
  ['Mi hermana Lucía vive en Lugo', 'Lucía'],
  ['Our daughter Lila is afraid of dogs', 'Lila'],
])('somebody of the family is called by their name: %s', async (text, name) => {
  const { entities } = await routeByRules(text, nothingKnown);
  expect(entities[0]).toEqual({ name, type: 'person' });
});

test.each([
  ['Deploy: run the tests, tag the release, push the tag, watch the pipeline', 'procedural'],
  ['Watering the orchids: fill the bucket, add two drops of fertiliser, let them soak for ten minutes.', 'procedural'],
  ['Shopping: two litres of milk, bread, eggs, butter', 'episodic'],
  ['Note: run club meets on Tuesday, bring shoes', 'episodic'],
])('a title and three orders are a procedure: %s', async (text, store) => {
  expect((await routeByRules(text, nothingKnown)).store).toBe(store);
});
