import { expect, test } from 'vitest';
import { undoOf } from './documents.js';
import { contents, type Person, person } from './person.js';

const ana = `---
aliases: [Annie]
---
# person--ana

<!-- Type: person | Created: 2026-01-01 | Last updated: 2026-01-20 | Pinned: no -->

## Facts

- Drinks oolong.
- Keeps a [[concept--secret-garden]].

## Relations

- uses: [[tool--kettle]]
`;

async function teaHouse(): Promise<Person> {
  const sam = person();
  await sam.change(['init', '--yes', '--name', 'Kate']);
  sam.write('memory/graph/entities/person--ana.md', ana);
  sam.write('memory/graph/entities/person--ann.md', '# person--ann\n\n## Facts\n\n- Likes cake.\n');
  sam.write('memory/graph/entities/tool--kettle.md', '# Kettle\n<!-- scope: group -->\n\n## Facts\n\n- It is red.\n');
  sam.write('memory/graph/entities/concept--secret-garden.md', '# concept--secret-garden\n');
  return sam;
}

const at = ['--at', '2026-02-02T12:00:00Z'];

test.concurrent('a graph written by hand is checked, indexed, merged, and the merge is taken back', async () => {
  const sam = await teaHouse();
  const checked = await sam.json(['graph', 'check']);
  expect([checked.code, checked.document]).toEqual([
    1,
    {
      version: 1,
      ok: false,
      findings: [
        expect.objectContaining({ kind: 'missing-inverse', path: 'memory/graph/entities/person--ana.md', line: 15 }),
        expect.objectContaining({ kind: 'stale-index' }),
      ],
      suggestions: [],
    },
  ]);
  const rebuilt = await sam.change(['graph', 'rebuild', ...at]);
  expect(rebuilt.files).toEqual([{ path: 'memory/graph/index.md', action: 'EDIT' }]);
  expect((await sam.change(['graph', 'rebuild', ...at])).changed).toBe(false);
  sam.git('.', 'add', '--all');
  sam.git('.', 'commit', '--quiet', '--message', 'by hand');
  const before = contents(sam.cwd, { without: ['.git', '.agentsoul', 'memory/meta'] });
  const dry = await sam.agentsoul(['graph', 'merge', 'ann', 'Annie', '--dry-run', ...at]);
  expect([dry.code, dry.stdout.includes('+- Likes cake.')]).toEqual([0, true]);
  expect(contents(sam.cwd, { without: ['.git', '.agentsoul', 'memory/meta'] })).toEqual(before);
  const merged = await sam.change(['graph', 'merge', 'ann', 'Annie', ...at]);
  expect(merged.files).toEqual([
    { path: 'memory/graph/entities/person--ana.md', action: 'MERGE' },
    { path: 'memory/graph/entities/person--ann.md', action: 'MERGE' },
    { path: 'memory/graph/index.md', action: 'MERGE' },
  ]);
  expect(sam.git('.', 'log', '-1', '--format=%s').trim()).toBe('[MERGE] 3 files — merge person--ann into person--ana');
  const shown = await sam.json(['graph', 'show', 'person--ann']);
  expect(shown.document).toMatchObject({ id: 'person--ana', aliases: ['Annie', 'Ann', 'person--ann'] });
  expect((await sam.shell(undoOf(merged))).code).toBe(0);
  expect(contents(sam.cwd, { without: ['.git', '.agentsoul', 'memory/meta'] })).toEqual(before);
});

test.concurrent('the graph is walked and drawn', async () => {
  const sam = await teaHouse();
  const near = await sam.json(['graph', 'neighbors', 'kettle', '--hops', '2']);
  expect(near.document.neighbors).toEqual([
    { id: 'person--ana', name: 'Ana', hops: 1, from: 'person--ana', relation: 'uses', to: 'tool--kettle' },
    {
      id: 'concept--secret-garden',
      name: 'Secret Garden',
      hops: 2,
      from: 'concept--secret-garden',
      relation: 'relates-to',
      to: 'person--ana',
    },
  ]);
  expect((await sam.agentsoul(['graph', 'path', 'kettle', 'secret garden'])).stdout).toBe(
    'tool--kettle ←uses— person--ana ←relates-to— concept--secret-garden\n',
  );
  expect((await sam.agentsoul(['graph', 'export', '--format', 'dot'])).stdout).toMatch(/^digraph memory \{\n/);
  expect(await sam.failure(['graph', 'neighbors', 'kettle', '--hops', '3'])).toMatchObject({ exit: 2, code: 'usage' });
  expect(await sam.failure(['graph', 'show', 'nobody at all'])).toMatchObject({ exit: 2, code: 'unknown-entity' });
});

test.concurrent('others learn nothing private from any of it, not even that there is more', async () => {
  const sam = await teaHouse();
  const secrets = /ana|annie|ann\b|oolong|garden|cake|aliases": \[\s*"/i;
  const lines = [
    ['graph', 'show'],
    ['graph', 'show', 'kettle'],
    ['graph', 'neighbors', 'kettle', '--hops', '2'],
    ['graph', 'export', '--format', 'json'],
    ['graph', 'export', '--format', 'mermaid'],
    ['know'],
    ['know', 'kettle'],
    ['get', 'kettle', '--no-track'],
  ];
  for (const scope of ['group', 'room:kitchen', 'subagent']) {
    for (const argv of lines) {
      const env = { AGENTSOUL_SCOPE: scope };
      const { stdout, stderr } = await sam.agentsoul([...argv], { env });
      expect([scope, argv, `${stdout}${stderr}`.match(secrets)?.[0]]).toEqual([scope, argv, undefined]);
    }
    const asked = await sam.failure(['graph', 'show', 'person--an'], { env: { AGENTSOUL_SCOPE: scope } });
    expect([asked.message, asked.hint]).toEqual([
      'There is no entity "person--an".',
      'Run `agentsoul graph show` to see what there is.',
    ]);
    const shown = await sam.json(['graph', 'show'], { env: { AGENTSOUL_SCOPE: scope } });
    expect(shown.document).toMatchObject({ entities: [{ id: 'tool--kettle' }], edges: [] });
    for (const owners of [['graph', 'check'], ['graph', 'rebuild'], ['decay'], ['pin', 'kettle']]) {
      const refused = await sam.failure(owners, { env: { AGENTSOUL_SCOPE: scope } });
      expect([owners, refused.code]).toEqual([owners, 'scope-above-ceiling']);
    }
  }
});
