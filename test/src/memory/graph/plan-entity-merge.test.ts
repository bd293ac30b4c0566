import { expect, test } from 'vitest';
import { planMerge } from '../../../../src/memory/graph/plan-entity-merge.js';
import { failure } from '../../../support/errors.js';
import { type Files, openFiles } from '../../../support/workspace-files.js';

const at = (id: string) => `memory/graph/entities/${id}.md`;

async function merge(files: Files, from: string, into: string): Promise<Record<string, string | null>> {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n', ...files }, { profile: 'agentsoul' });
  const { edits } = await workspace.snapshot((reader) => planMerge(workspace, reader, { from, into }));
  return Object.fromEntries(edits.map(({ path, content }) => [path, content === null ? null : String(content)]));
}

const one = `---
aliases: [PKCE]
---
# concept--oauth-pkce

## Summary
A way to sign in.

## Facts
- Needs no secret. <!-- since:2026-01-01 source:episode:2026-01-01:10:00 -->
- Known to both.
- Goes on
  below its line.

## Timeline
- 2026-01-01: Heard of.

## Relations
- part-of: [[concept--oauth]] <!-- confidence:low first:2026-01-01 last:2026-01-01 -->
- relates-to: [[concept--oauth2-pkce]]

## Odds and ends

| a | b |
|---|---|
`;

const other = `# concept--oauth2-pkce

<!-- Type: concept | Created: 2026-01-05 | Last updated: 2026-01-05 | Pinned: no -->

## Facts
- Known to both.
`;

test('all that was known about the first goes into the second, and links follow', async () => {
  const files = {
    [at('concept--oauth-pkce')]: one,
    [at('concept--oauth2-pkce')]: other,
    [at('project--app')]: '# project--app\n\n## Relations\n- uses: [[concept--oauth-pkce|sign-in]]\n',
    'memory/procedures/sign-in.md': '# sign in\n\n1. See [[concept--oauth-pkce#Facts]].\n',
    'memory/2026-01-01.md': '## 10:00 | fact\nRead about [[concept--oauth-pkce]].\n',
  };
  const { 'memory/graph/index.md': index, ...edits } = await merge(
    files,
    'concept--oauth-pkce',
    'concept--oauth2-pkce',
  );
  expect(edits).toEqual({
    [at('concept--oauth2-pkce')]: `---
aliases: ["Oauth Pkce", PKCE, "concept--oauth-pkce"]
---
# concept--oauth2-pkce

<!-- Type: concept | Created: 2026-01-05 | Last updated: 2026-02-02 | Pinned: no -->

## Facts
- Known to both.
- A way to sign in.
- Needs no secret. <!-- since:2026-01-01 source:episode:2026-01-01:10:00 -->
- Goes on below its line.

## Timeline

- 2026-01-01: Heard of.

## Relations

- part-of: [[concept--oauth]] <!-- confidence:low first:2026-01-01 last:2026-01-01 -->

## Odds and ends

| a | b |
|---|---|
`.replace('"Oauth Pkce"', 'Oauth Pkce'),
    [at('concept--oauth-pkce')]: null,
    [at('project--app')]: '# project--app\n\n## Relations\n- uses: [[concept--oauth2-pkce|sign-in]]\n',
    'memory/procedures/sign-in.md': '# sign in\n\n1. See [[concept--oauth2-pkce#Facts]].\n',
  });
  expect(index).toContain('| project--app | uses | concept--oauth2-pkce |');
  expect(index).not.toContain('concept--oauth-pkce');
});

test('nothing private becomes visible to others by merging', async () => {
  const files = {
    [at('person--ann')]: '# person--ann\n\n## Facts\n- Is ill.\n',
    [at('person--ana')]: '# person--ana\n<!-- scope: group -->\n\n## Facts\n- Makes tea.\n',
  };
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n', ...files }, { profile: 'agentsoul' });
  const error = await failure(
    workspace.snapshot((reader) => planMerge(workspace, reader, { from: 'ann', into: 'ana' })),
  );
  expect([error.code, error.message]).toEqual([
    'entity-invalid',
    'person--ana is open to others and person--ann is not, so merging would expose private text.',
  ]);
});

test('a private fact goes beside an open section and not into it', async () => {
  const edits = await merge(
    {
      [at('person--ann')]: '# person--ann\n\n## Facts\n- Is ill.\n',
      [at('person--ana')]: '# person--ana\n\n## Facts\n<!-- scope: group -->\n\n- Makes tea.\n',
    },
    'person--ann',
    'person--ana',
  );
  expect(edits[at('person--ana')]).toBe(
    '---\naliases: [Ann, "person--ann"]\n---\n# person--ana\n\n## Facts\n<!-- scope: group -->\n\n- Makes tea.\n\n## Facts\n\n- Is ill.\n',
  );
});

test('the records of both become one: as lively as the livelier, as often used as both', async () => {
  const record = (fields: object) => ({ store: 'semantic', base_relevance: 0.7, type_weight: 1.2, ...fields });
  const ann = { created: '2026-01-01T00:00:00Z', last_accessed: '2026-01-30T00:00:00Z', access_count: 4 };
  const ana = { created: '2026-01-10T00:00:00Z', last_accessed: '2026-01-12T00:00:00Z', access_count: 2 };
  const scores = {
    version: 1,
    entries: {
      'entity:person--ana': record({ ...ana, current_score: 0.3, status: 'fading', pinned: false, note: 'kept' }),
      'entity:person--ann': record({ ...ann, current_score: 0.9, status: 'active', pinned: true }),
    },
  };
  const days = { '2026-01-30': { shown: ['a'], used: [] } };
  const recalls = {
    version: 1,
    folded: null,
    entries: { 'entity:person--ann#11aa22bb': { hits: 1, queries: 1, days } },
  };
  const edits = await merge(
    {
      [at('person--ann')]: '# person--ann\n\n## Facts\n- Is ill.\n',
      [at('person--ana')]: '# person--ana\n\n## Facts\n- Makes tea.\n',
      'memory/meta/decay-scores.json': JSON.stringify(scores),
      'memory/meta/recall.json': JSON.stringify(recalls),
    },
    'person--ann',
    'person--ana',
  );
  expect(JSON.parse(edits['memory/meta/decay-scores.json'] ?? '').entries).toEqual({
    'entity:person--ana': record({
      created: ann.created,
      last_accessed: ann.last_accessed,
      access_count: 6,
      current_score: 0.9,
      status: 'active',
      pinned: true,
      note: 'kept',
    }),
  });
  expect(JSON.parse(edits['memory/meta/recall.json'] ?? '').entries).toEqual({
    'entity:person--ana#11aa22bb': { hits: 1, queries: 1, days },
  });
});

test('names must be exact, and two', async () => {
  const files = { [at('person--ana')]: '# person--ana\n' };
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n', ...files }, { profile: 'agentsoul' });
  const refused = (from: string, into: string) =>
    failure(workspace.snapshot((reader) => planMerge(workspace, reader, { from, into })));
  expect((await refused('anna', 'person--ana')).code).toBe('unknown-entity');
  expect((await refused('Ana', 'person--ana')).code).toBe('usage');
});

test('a relation that two lines say after merging stands once, with the days of both', async () => {
  const edits = await merge(
    {
      [at('tool--oauth')]: '# tool--oauth\n',
      [at('tool--oauth2')]: '# tool--oauth2\n',
      [at('project--app')]:
        '# project--app\n\n## Relations\n- uses: [[tool--oauth]] <!-- confidence:low first:2026-01-01 last:2026-01-03 -->\n- uses: [[tool--oauth2]] <!-- confidence:high first:2026-01-02 last:2026-01-09 -->\n- depends-on: [[tool--oauth]]\n',
    },
    'tool--oauth',
    'tool--oauth2',
  );
  expect(edits[at('project--app')]).toBe(
    '# project--app\n\n## Relations\n- uses: [[tool--oauth2]] <!-- confidence:high first:2026-01-01 last:2026-01-09 -->\n- depends-on: [[tool--oauth2]]\n',
  );
});
