import { expect, test } from 'vitest';
import { lookupNames } from '../../../../src/entries/access/audience.js';
import { type Edge, readGraph, visibleGraphOfCall } from '../../../../src/entries/graph/read-graph.js';
import { parseScope } from '../../../../src/scopes/scopes.js';
import { followRelations } from '../../../../src/search/recall/follow-relations.js';
import { openWorkspace } from '../../../../src/workspace/open-workspace.js';
import { temporaryWorkspace } from '../../../support/temporary-workspace.js';

const entity = (title: string, relations: string, extra = '') =>
  `# ${title}\n\n<!-- Type: ${extra} -->\n\n## Relations\n${relations}\n`;

const files = {
  'agentsoul.json': '{}',
  'memory/graph/entities/person--ana.md': entity('Ana', '- develops: [[project--lantern]]\n- prefers: [[tool--vim]]'),
  'memory/graph/entities/person--ben.md': entity('Ben', '- develops: [[project--harbour]]\n- uses: [[tool--sqlite]]'),
  'memory/graph/entities/project--lantern.md': entity(
    'Lantern',
    '- uses: [[tool--sqlite]]\n- part-of: [[project--harbour]]',
  ),
  'memory/graph/entities/project--harbour.md': entity('Harbour', '- uses: [[tool--redis]]'),
  'memory/graph/entities/tool--sqlite.md': entity('SQLite', ''),
  'memory/graph/entities/tool--redis.md': entity('Redis', ''),
  'memory/graph/entities/tool--vim.md': entity('Vim', ''),
};

async function best(question: string, scope = 'main') {
  const workspace = await openWorkspace(temporaryWorkspace({ files }).root);
  const graph = visibleGraphOfCall(await readGraph(workspace), lookupNames(workspace, parseScope(scope)));
  const names = new Map(graph.entities.map(({ id, name }) => [id, name]));
  const path = followRelations(graph, question)[0];
  const tell = ({ from, relation, to }: Edge) => `${names.get(from)} ${relation} ${names.get(to)}`;
  return path === undefined ? null : { end: path.end, way: path.steps.map(tell).join('; ') };
}

test('a question over two relations ends at the thing it asks for', async () => {
  expect(await best('Who develops the thing that uses SQLite?')).toEqual({
    end: 'person--ana',
    way: 'Lantern uses SQLite; Ana develops Lantern',
  });
  expect(await best('who is building the project that relies on Redis')).toEqual({
    end: 'person--ben',
    way: 'Harbour uses Redis; Ben develops Harbour',
  });
});

test('a question over one relation stops there', async () => {
  expect(await best('What does Ana prefer?')).toEqual({ end: 'tool--vim', way: 'Ana prefers Vim' });
});

test('a question that names nothing known has no way', async () => {
  expect(await best('Who develops the thing?')).toBeNull();
});

test('a scope that sees no part of the graph finds no way', async () => {
  expect(await best('Who develops the thing that uses SQLite?', 'group')).toBeNull();
});
