import { expect, test } from 'vitest';
import { search } from '../../../src/search/search.js';
import { type Files, openFiles } from '../../support/workspace-files.js';

const ana = `# person--ana

## Facts

- Ana's phone number is 111 <!-- since:2026-01-01 source:user-explicit status:active -->
- Ana's phone number is 222 <!-- since:2026-02-01 source:user-explicit status:active -->
- Ana works at Acme <!-- since:2026-02-09 source:user-explicit status:active -->

## Relations

- relates-to: [[organisation--acme]] <!-- confidence:high first:2026-02-09 last:2026-02-09 -->
`;
const graph = {
  'SOUL.md': '# Soul\n',
  'memory/graph/entities/person--ana.md': ana,
  'memory/graph/entities/organisation--acme.md': '# organisation--acme\n\n## Facts\n',
};

async function hits(files: Files, query: string, options: Parameters<typeof search>[2] = {}) {
  const workspace = await openFiles(files, { profile: 'agentsoul' });
  return (await search(workspace, query, { ...options, track: false })).hits;
}

test('the newest value is found, however few hits are wanted', async () => {
  const [first, ...others] = await hits(graph, 'Ana phone', { limit: 1 });
  expect([first?.snippet, first?.superseded, others]).toEqual(["Ana's phone number is 222", undefined, []]);
  const both = await hits(graph, 'Ana phone', { limit: 2 });
  expect(both.map(({ snippet, superseded }) => [snippet, superseded])).toEqual([
    ["Ana's phone number is 222", undefined],
    ["Ana's phone number is 111", true],
  ]);
  expect((await hits(graph, 'Ana phone', { limit: 1, asOf: '2026-01-10' })).map(({ snippet }) => snippet)).toEqual([
    "Ana's phone number is 111",
  ]);
});

test('a sentence comes before the relation that follows from it', async () => {
  expect((await hits(graph, 'Acme', { limit: 1 })).map(({ snippet }) => snippet)).toEqual(['Ana works at Acme']);
});

test('a relation is known since the day it carries, and not before', async () => {
  const found = async (asOf: string) => (await hits(graph, 'Acme', { asOf })).map(({ snippet }) => snippet);
  expect(await found('2026-02-09')).toContain('relates-to: [[organisation--acme]]');
  expect(await found('2026-02-08')).not.toContain('relates-to: [[organisation--acme]]');
});

test('two relations of one kind stand beside each other, whatever their days', async () => {
  const nimbus =
    '# Nimbus\n\n## Relations\n- uses: [[tool--redis]] <!-- first:2026-01-01 -->\n- uses: [[tool--kafka]] <!-- first:2026-02-01 -->\n';
  const found = await hits(
    { 'SOUL.md': '# Soul\n', 'memory/graph/entities/project--nimbus.md': nimbus },
    'Nimbus uses',
  );
  expect(found.map(({ superseded }) => superseded)).toEqual([undefined, undefined]);
});

test('every hit says which retriever found it', async () => {
  const notes = `# 2026-02-02\n${['Bread.', 'The boiler hums.', 'Lunch by the river.', 'A letter from Oslo.']
    .map((text, index) => `\n## 09:0${index} | event\n${text}\n`)
    .join('')}`;
  const found = await hits({ 'SOUL.md': '# Soul\n', 'memory/2026-02-02.md': notes }, 'warm water heater');
  expect(found.map(({ because }) => because.length > 0)).toEqual(found.map(() => true));
});
