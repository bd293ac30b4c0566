import { expect, test } from 'vitest';
import { readGraph, readGraphWith } from '../../../../src/entries/graph/read-graph.js';
import type { SoulError } from '../../../../src/errors/soul-error.js';
import { checkGraph } from '../../../../src/memory/graph/check-graph.js';
import { exportGraph } from '../../../../src/memory/graph/export-graph.js';
import { planIndex } from '../../../../src/memory/graph/plan-graph-edits.js';
import { neighborsOf, pathBetween, requireEntity } from '../../../../src/memory/graph/traverse-graph.js';
import { type Files, openFiles } from '../../../support/workspace-files.js';

const file = (id: string, relations: readonly string[] = [], head = '') =>
  `${head}# ${id}\n\n## Relations\n${relations.map((line) => `- ${line}\n`).join('')}`;

const graphOf = async (entities: Readonly<Record<string, string>>, more: Files = {}) => {
  const files = Object.fromEntries(
    Object.entries(entities).map(([id, text]) => [`memory/graph/entities/${id}.md`, text]),
  );
  return openFiles({ 'SOUL.md': '# Soul\n', ...files, ...more }, { profile: 'agentsoul' });
};

const chain = () =>
  graphOf({
    'person--ana': file('person--ana', ['develops: [[project--tea]]']),
    'project--tea': file('project--tea', ['depends-on: [[tool--kettle]]']),
    'tool--kettle': file('tool--kettle', ['part-of: [[place--kitchen]]']),
    'place--kitchen': file('place--kitchen'),
    'concept--alone': file('concept--alone'),
  });

test('neighbours are found in one step and in two, whichever way the edges point', async () => {
  const graph = await readGraph(await chain());
  const found = (id: string, hops: number) => neighborsOf(graph, id, hops).map((one) => [one.id, one.hops]);
  expect(found('project--tea', 1)).toEqual([
    ['person--ana', 1],
    ['tool--kettle', 1],
  ]);
  expect(found('person--ana', 2)).toEqual([
    ['project--tea', 1],
    ['tool--kettle', 2],
  ]);
  expect(found('concept--alone', 2)).toEqual([]);
});

test('the shortest way from one entity to another is told step by step, and that there is none', async () => {
  const graph = await readGraph(await chain());
  const walked = pathBetween(graph, 'place--kitchen', 'person--ana');
  expect(walked?.map(({ from, to, edge, isForward }) => [from, edge.relation, to, isForward])).toEqual([
    ['place--kitchen', 'part-of', 'tool--kettle', false],
    ['tool--kettle', 'depends-on', 'project--tea', false],
    ['project--tea', 'develops', 'person--ana', false],
  ]);
  expect(pathBetween(graph, 'person--ana', 'concept--alone')).toBe(null);
  expect(pathBetween(graph, 'person--ana', 'person--ana')).toEqual([]);
});

test('an entity that is not there comes with those that come near', async () => {
  const graph = await readGraph(
    await graphOf({ 'tool--tea-pot': file('tool--tea-pot'), 'tool--tea-cup': file('tool--tea-cup') }),
  );
  expect(requireEntity(graph, 'tea pott').id).toBe('tool--tea-pot');
  const refused = (called: string) => {
    try {
      return requireEntity(graph, called).id;
    } catch (error) {
      return (error as SoulError).hint;
    }
  };
  expect(refused('tea')).toBe('Did you mean tool--tea-cup or tool--tea-pot?');
  expect(refused('weather')).toBe('Run `agentsoul graph show` to list the entities.');
});

test('a check names each problem with its file and line', async () => {
  const workspace = await graphOf({
    'person--ana': file('person--ana', ['uses: [[tool--kettle]]', 'lieks: [[person--bo]]', 'prefers: [[tool--pott]]']),
    'person--bo': file('person--bo', [], '---\naliases: [Ana]\n---\n'),
    'tool--kettle': file('tool--kettle'),
    'tool--pot': file('tool--pot'),
  });
  const findings = await workspace.snapshot(async (reader) => {
    const graph = await readGraphWith(workspace, reader);
    return checkGraph(graph, { staleIndex: (await planIndex(workspace, reader, graph))?.path ?? null });
  });
  const path = 'memory/graph/entities/person--ana.md';
  expect(findings).toEqual([
    { kind: 'dangling-link', path, line: 6, message: '[[tool--pott]] has no target. Did you mean [[tool--pot]]?' },
    { kind: 'unknown-relation', path, line: 5, message: 'The relation lieks is not in the vocabulary.' },
    {
      kind: 'missing-inverse',
      path,
      line: 4,
      message: 'tool--kettle is missing the inverse relation used-by [[person--ana]].',
    },
    {
      kind: 'duplicate-name',
      path: 'memory/graph/entities/person--bo.md',
      line: null,
      message: 'person--bo and person--ana are both called "Ana". If they are the same, merge them.',
    },
    {
      kind: 'stale-index',
      path: 'memory/graph/index.md',
      line: null,
      message: 'The index does not match the entity files.',
    },
  ]);
});

test('a check names a relation that stands twice', async () => {
  const workspace = await graphOf({
    'tool--pot': file('tool--pot', ['depends-on: [[tool--tea]]', 'depends-on: [[Tea]]']),
    'tool--tea': file('tool--tea'),
  });
  expect(checkGraph(await readGraph(workspace), { staleIndex: null })).toEqual([
    {
      kind: 'doubled-relation',
      path: 'memory/graph/entities/tool--pot.md',
      line: 5,
      message: 'depends-on [[tool--tea]] is also on line 4. Remove one of them.',
    },
  ]);
});

test('names cannot break out of a drawing', async () => {
  const name = 'A"]; evil --> <b>\\';
  const workspace = await graphOf({
    'tool--a': file('tool--a', ['uses: [[tool--b]]'], `---\nname: ${JSON.stringify(name)}\n---\n`),
    'tool--b': file('tool--b'),
  });
  const graph = await readGraph(workspace);
  expect(exportGraph(graph, 'mermaid')).toBe(
    'graph LR\n  n0["A#quot;]; evil --#gt; #lt;b#gt;\\"]\n  n1["B"]\n  n0 -->|"uses"| n1\n',
  );
  expect(exportGraph(graph, 'dot')).toBe(
    'digraph memory {\n  "tool--a" [label="A\\"]; evil --> <b>\\\\", class="tool"];\n  "tool--b" [label="B", class="tool"];\n  "tool--a" -> "tool--b" [label="uses"];\n}\n',
  );
  expect(JSON.parse(exportGraph(graph, 'json'))).toMatchObject({
    version: 1,
    entities: [{ id: 'tool--a', name }, { id: 'tool--b' }],
    edges: [{ from: 'tool--a', relation: 'uses', to: 'tool--b', dangling: false }],
  });
});
