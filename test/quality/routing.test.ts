import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexEntityNames } from '../../src/entries/graph/entity-name-index.js';
import { readRelationVocabulary } from '../../src/entries/graph/relation-vocabulary.js';
import { routeByRules } from '../../src/memory/route/route-by-rules.js';

type Labelled = {
  readonly lang: string;
  readonly text: string;
  readonly store: string;
  readonly type?: string;
  /** `person:Luca`: those that must be among what was found. */
  readonly entities?: readonly string[];
};

const nothingKnown = { graph: { names: indexEntityNames([]), words: readRelationVocabulary('') }, today: '2026-02-02' };

test.each([
  ['routing.jsonl', 0.95],
  ['routing-more.jsonl', 0.85],
])('the rules put the sentences of %s where a person would', async (file, least) => {
  const routed = await routeAll(file);
  const wrongStore = routed.filter(({ wanted, route }) => route.store !== wanted.store);
  const typed = routed.filter(({ wanted }) => wanted.type !== undefined);
  const wrongType = typed.filter(({ wanted, route }) => route.type !== wanted.type);
  const said = [...wrongStore, ...wrongType].map(
    ({ wanted, route }) => `${wanted.store}/${wanted.type} → ${route.store}/${route.type}: ${wanted.text}`,
  );
  expect(1 - wrongStore.length / routed.length, said.join('\n')).toBeGreaterThanOrEqual(least);
  expect(1 - wrongType.length / typed.length, said.join('\n')).toBeGreaterThanOrEqual(least);
});

test('of forty sentences of a carpenter, a teacher and a student, 36 are right in store, type and names', async () => {
  const wrong = (await routeAll('routing-lives.jsonl')).filter(({ wanted, route }) => {
    const found = route.entities.map(({ name, type }) => `${type}:${name}`);
    const isPlaced = route.store === wanted.store && (wanted.type ?? route.type) === route.type;
    return !isPlaced || (wanted.entities ?? []).some((entity) => !found.includes(entity));
  });
  const said = wrong.map(
    ({ wanted, route }) =>
      `${wanted.store}/${wanted.type} ${wanted.entities ?? ''} → ${route.store}/${route.type} ${route.entities.map(({ name, type }) => `${type}:${name}`)}: ${wanted.text}`,
  );
  expect(40 - wrong.length, said.join('\n')).toBeGreaterThanOrEqual(36);
});

async function routeAll(file: string) {
  const labelled: Labelled[] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return Promise.all(
    labelled.map(async (wanted) => ({ wanted, route: await routeByRules(wanted.text, nothingKnown) })),
  );
}
