import { expect, test } from 'vitest';
import { lookupNames } from '../../../../src/entries/access/audience.js';
import { readGraph, visibleGraphOfCall } from '../../../../src/entries/graph/read-graph.js';
import { parseScope } from '../../../../src/scopes/scopes.js';
import { type Files, openFiles } from '../../../support/workspace-files.js';

const entities = (files: Readonly<Record<string, string>>): Files => ({
  'SOUL.md': '# Soul\n',
  ...Object.fromEntries(Object.entries(files).map(([id, text]) => [`memory/graph/entities/${id}.md`, text])),
});

const open = (files: Readonly<Record<string, string>>) => openFiles(entities(files), { profile: 'agentsoul' });

test('a connection counts once, whichever end wrote it down, and keeps the best that is known', async () => {
  const { edges } = await readGraph(
    await open({
      'project--tea':
        '# project--tea\n\n## Relations\n- uses: [[tool--kettle]] <!-- confidence:low first:2026-01-02 last:2026-01-03 -->\n- Developed by: [[person--ana]]\n',
      'tool--kettle':
        '# tool--kettle\n\n## Relations\n- used-by: [[Tea]] <!-- confidence:high first:2026-01-01 last:2026-01-02 -->\n',
      'person--ana': '# person--ana\n\n## Facts\n- Owns [[tool--pot]] and started [[project--tea]].\n',
    }),
  );
  expect(
    edges.map(({ from, relation, to, confidence, firstSeen, lastSeen, isDangling }) => [
      `${from} ${relation} ${to}`,
      confidence,
      firstSeen,
      lastSeen,
      isDangling,
    ]),
  ).toEqual([
    ['person--ana develops project--tea', null, null, null, false],
    ['person--ana relates-to tool--pot', null, null, null, true],
    ['project--tea uses tool--kettle', 'high', '2026-01-01', '2026-01-03', false],
  ]);
});

test('entities are found by id, name and alias, and roughly by what comes near', async () => {
  const { names } = await readGraph(
    await open({
      'person--ana-maria-1f0c22ab': '---\nname: Ana María\naliases: [the owner]\n---\n# Ana María\n',
      'project--tea-memory': '# project--tea-memory\n',
      'concept--oauth2-pkce': '# OAuth2 PKCE Flow\n',
    }),
  );
  const exact = (called: string) => names.exact(called)?.id ?? null;
  expect(['ana maria', 'THE OWNER', 'tea-memory', 'project--tea-memory', 'oauth2 pkce flow', 'tea'].map(exact)).toEqual(
    [
      'person--ana-maria-1f0c22ab',
      'person--ana-maria-1f0c22ab',
      'project--tea-memory',
      'project--tea-memory',
      'concept--oauth2-pkce',
      null,
    ],
  );
  const near = (called: string) => names.near(called).map(({ id }) => id);
  expect(near('the memory project')).toEqual(['project--tea-memory']);
  expect(near('OAuth2 PKCE')).toEqual(['concept--oauth2-pkce']);
  expect(near('Ana Mria')).toEqual(['person--ana-maria-1f0c22ab']);
  expect(near('weather')).toEqual([]);
  expect(names.mentioned('Did Ana María see the tea memory?').map(({ id }) => id)).toEqual([
    'person--ana-maria-1f0c22ab',
    'project--tea-memory',
  ]);
});

test('others see what is marked for them: no private fact, no private name, no edge with a private end', async () => {
  const workspace = await open({
    'project--tea': `---
name: Project Sakura
aliases: [Cherry]
---
# project--tea

<!-- Type: project | Created: 2026-01-01 | Last updated: 2026-01-01 | Pinned: yes -->

## Facts

- A private fact about [[person--ana]].

## Facts
<!-- scope: group -->

- An open fact.

## Relations
<!-- scope: group -->

- uses: [[tool--kettle]]
- develops: [[person--ana]]
- depends-on: [[concept--nowhere]]
`,
    'tool--kettle': '# Kettle\n<!-- scope: group -->\n\n## Facts\n\n- It is red.\n',
    'person--ana': '# person--ana\n\n## Facts\n\n- Loves [[project--tea]].\n',
  });
  const whole = await readGraph(workspace);
  const seen = (scope: string) => visibleGraphOfCall(whole, lookupNames(workspace, parseScope(scope)));
  for (const scope of ['group', 'room:kitchen', 'subagent', 'cron']) {
    const { entities: shown, edges, names } = seen(scope);
    expect(shown).toEqual([
      expect.objectContaining({ id: 'project--tea', name: 'Tea', aliases: [], created: null, isPinned: false }),
      expect.objectContaining({ id: 'tool--kettle', name: 'Kettle' }),
    ]);
    expect(shown.flatMap(({ facts }) => facts.map(({ text }) => text))).toEqual(['An open fact.', 'It is red.']);
    expect(edges.map(({ from, relation, to }) => `${from} ${relation} ${to}`)).toEqual([
      'project--tea uses tool--kettle',
    ]);
    expect(
      [names.near('Project Sakura'), names.near('Cherry'), names.near('Ana')].map((found) => found.length),
    ).toEqual([0, 0, 0]);
  }
  expect(seen('heartbeat').entities.map(({ name }) => name)).toEqual(['Ana', 'Project Sakura', 'Kettle']);
});

test('a file that other names lead to is for the owner alone', async () => {
  const open = '# Kettle\n<!-- scope: group -->\n\n- red\n';
  const workspace = await openFiles(
    {
      ...entities({ 'tool--kettle': open }),
      'memory/graph/entities/tool--pot.md': { sameAs: 'memory/graph/entities/tool--kettle.md' },
    },
    { profile: 'agentsoul' },
  );
  expect(visibleGraphOfCall(await readGraph(workspace), ['group']).entities).toEqual([]);
});

test('the words of relations.md are added to the usual ones, and their inverses are understood', async () => {
  const workspace = await openFiles(
    {
      ...entities({
        'person--ana': '# person--ana\n\n## Relations\n- taught-by: [[person--bo]]\n',
        'person--bo': '# person--bo\n',
      }),
      'memory/graph/relations.md': '- `teaches` / `taught-by` — who knows → who learns\n',
    },
    { profile: 'agentsoul' },
  );
  const { edges } = await readGraph(workspace);
  expect(edges.map(({ from, relation, to }) => [from, relation, to])).toEqual([
    ['person--bo', 'teaches', 'person--ana'],
  ]);
});
