import { expect, test } from 'vitest';
import { type EntityFact, planEntityFact } from '../../../../src/memory/graph/plan-entity-fact.js';
import type { Workspace } from '../../../../src/workspace/workspace.js';
import { failure } from '../../../support/errors.js';
import { addFiles, openFiles } from '../../../support/workspace-files.js';

const tea: EntityFact = {
  entities: [
    { name: 'Ana', type: 'person' },
    { name: 'OAuth2 PKCE', type: 'concept' },
  ],
  relations: [{ from: 'Ana', relation: 'uses', to: 'OAuth2 PKCE' }],
  fact: 'Ana signs in with OAuth2 PKCE.',
  day: '2026-02-02',
  source: 'episode:2026-02-02:14:30',
  confidence: 'high',
};

const plan = (workspace: Workspace, fact: EntityFact) =>
  workspace.snapshot((reader) => planEntityFact(workspace, reader, fact));

async function planTexts(workspace: Workspace, fact: EntityFact): Promise<Record<string, string>> {
  const edits = await plan(workspace, fact);
  return Object.fromEntries(edits.map(({ path, content }) => [path, String(content)]));
}

test('entities get files with the fact and the relation, and the index follows', async () => {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n' }, { profile: 'agentsoul' });
  expect(await planTexts(workspace, tea)).toEqual({
    'memory/graph/entities/person--ana.md': `# person--ana

<!-- Type: person | Created: 2026-02-02 | Last updated: 2026-02-02 | Pinned: no -->

## Summary

## Facts

- Ana signs in with OAuth2 PKCE. <!-- since:2026-02-02 source:episode:2026-02-02:14:30 status:active -->

## Timeline

## Open Questions

## Relations

- uses: [[concept--oauth2-pkce]] <!-- confidence:high first:2026-02-02 last:2026-02-02 -->
`,
    'memory/graph/entities/concept--oauth2-pkce.md': `---
name: OAuth2 PKCE
---

# concept--oauth2-pkce

<!-- Type: concept | Created: 2026-02-02 | Last updated: 2026-02-02 | Pinned: no -->

## Summary

## Facts

## Timeline

## Open Questions

## Relations

- used-by: [[person--ana]] <!-- confidence:high first:2026-02-02 last:2026-02-02 -->
`,
    'memory/graph/index.md': `# Knowledge graph

<!-- Generated from the files in memory/graph/entities; \`agentsoul graph rebuild\` makes it anew. -->

## Entity Registry

| ID | Type | Label | File |
|---|---|---|---|
| concept--oauth2-pkce | concept | OAuth2 PKCE | entities/concept--oauth2-pkce.md |
| person--ana | person | Ana | entities/person--ana.md |

## Edges

| From | Relation | To | Confidence | First Seen | Last Seen |
|---|---|---|---|---|---|
| person--ana | uses | concept--oauth2-pkce | high | 2026-02-02 | 2026-02-02 |
`,
  });
});

test('what is known already is not written again, and a relation met again says so', async () => {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n' }, { profile: 'agentsoul' });
  addFiles(workspace.root, await planTexts(workspace, tea));
  expect(await planTexts(workspace, tea)).toEqual({});
  const later = await planTexts(workspace, { ...tea, entities: tea.entities.slice(0, 1), day: '2026-03-01' });
  expect(Object.keys(later)).toEqual([
    'memory/graph/entities/person--ana.md',
    'memory/graph/entities/concept--oauth2-pkce.md',
    'memory/graph/index.md',
  ]);
  expect(later['memory/graph/entities/person--ana.md']).toContain(
    '- uses: [[concept--oauth2-pkce]] <!-- confidence:high first:2026-02-02 last:2026-03-01 -->',
  );
});

test('an entity is known by its alias, whatever file it lies in, and its file is changed in the right places only', async () => {
  const file = `---\r\naliases: [Annie]\r\nmood: curious\r\n---\r\n# Ana\r\n\r\n## Facts\r\n- One.\r\n\r\n## Notes of mine\r\n\r\nKept as it is.  \r\n`;
  const workspace = await openFiles(
    { 'SOUL.md': '# Soul\n', 'memory/graph/people/ana.md': file },
    { profile: 'agentsoul' },
  );
  const texts = await planTexts(workspace, { ...tea, entities: [{ name: 'annie', type: 'person' }], relations: [] });
  expect(texts['memory/graph/people/ana.md']).toBe(
    file.replace(
      '- One.\r\n',
      '- One.\r\n- Ana signs in with OAuth2 PKCE. <!-- since:2026-02-02 source:episode:2026-02-02:14:30 status:active -->\r\n',
    ),
  );
});

test('entities named together are joined loosely', async () => {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n' }, { profile: 'agentsoul' });
  const texts = await planTexts(workspace, { ...tea, relations: [] });
  expect(texts['memory/graph/entities/person--ana.md']).toContain('- relates-to: [[concept--oauth2-pkce]]');
  expect(texts['memory/graph/entities/concept--oauth2-pkce.md']).not.toContain('[[');
});

test('a word that is not in the vocabulary is refused with the one that was meant', async () => {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n' }, { profile: 'agentsoul' });
  const error = await failure(plan(workspace, { ...tea, relations: [{ from: 'Ana', relation: 'use', to: 'Tea' }] }));
  expect([error.code, error.hint]).toEqual([
    'unknown-relation',
    'Did you mean `uses`? A line in relations.md adds a word.',
  ]);
});

test('a private fact never goes where groups read along, nor a shared one where they do not', async () => {
  const open = '# person--ana\n<!-- scope: group -->\n\n## Facts\n\n- Open.\n';
  const workspace = await openFiles(
    { 'SOUL.md': '# Soul\n', 'memory/graph/entities/person--ana.md': open },
    { profile: 'agentsoul' },
  );
  const only = { ...tea, entities: tea.entities.slice(0, 1), relations: [], source: null };
  const path = 'memory/graph/entities/person--ana.md';
  expect((await planTexts(workspace, only))[path]).toBe(
    `${open}\n## Facts\n<!-- scope: main -->\n\n- Ana signs in with OAuth2 PKCE. <!-- since:2026-02-02 status:active -->\n`,
  );
  expect((await planTexts(workspace, { ...only, isShared: true }))[path]).toBe(
    `${open}- Ana signs in with OAuth2 PKCE. <!-- since:2026-02-02 status:active -->\n`,
  );
});

test('a layout without a graph says so', async () => {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n' }, { profile: 'nexo' });
  expect((await failure(plan(workspace, tea))).code).toBe('no-graph');
});
