import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { indexNames } from '../../src/entries/find-entity.js';
import { readRelationWords } from '../../src/entries/relation-words.js';
import { routeByRules } from '../../src/memory/route/rules.js';

type Labelled = { readonly lang: string; readonly text: string; readonly store: string; readonly type?: string };

const nothingKnown = { graph: { names: indexNames([]), words: readRelationWords('') }, today: '2026-02-02' };

test.each([
  ['routing.jsonl', 0.95],
  ['routing-more.jsonl', 0.85],
])('the rules put the sentences of %s where a person would', async (file, least) => {
  const labelled: Labelled[] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const routed = await Promise.all(
    labelled.map(async (wanted) => ({ wanted, route: await routeByRules(wanted.text, nothingKnown) })),
  );
  const wrongStore = routed.filter(({ wanted, route }) => route.store !== wanted.store);
  const typed = routed.filter(({ wanted }) => wanted.type !== undefined);
  const wrongType = typed.filter(({ wanted, route }) => route.type !== wanted.type);
  const said = [...wrongStore, ...wrongType].map(
    ({ wanted, route }) => `${wanted.store}/${wanted.type} → ${route.store}/${route.type}: ${wanted.text}`,
  );
  expect(1 - wrongStore.length / routed.length, said.join('\n')).toBeGreaterThanOrEqual(least);
  expect(1 - wrongType.length / typed.length, said.join('\n')).toBeGreaterThanOrEqual(least);
});
