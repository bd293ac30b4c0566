import { expect, test } from 'vitest';
import { openEmbedder } from '../../../src/models/embeddings/embedder.js';
import type { Scope } from '../../../src/scopes/scopes.js';
import { findSimilarEntries, type SimilarOptions } from '../../../src/search/similar-entries.js';
import { withFreshIndex } from '../../../src/search/with-fresh-index.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { temporaryWorkspace } from '../../support/temporary-workspace.js';

const files = {
  'agentsoul.json': '{ "profile": "agentsoul", "timezone": "UTC" }\n',
  'SOUL.md': '# Soul\n\nBe kind.\n',
  'memory/2026-02-02.md': '# 2026-02-02\n\n- Ana works at Northwind.\n- The ferry leaves at noon.\n- Ana likes tea.\n',
  'memory/2026-02-03.md':
    '# 2026-02-03 — Episode Log\n\n## 10:00 | event | share\nThe physician moved the visit.\n\n## 11:00 | event\nA secret visit.\n',
};

async function similar(text: string, { scope = { kind: 'main' }, ...options }: Partial<SimilarOptions> = {}) {
  const { root } = temporaryWorkspace({ kind: 'none', files });
  const workspace = await openWorkspace(root, { at: new Date('2026-02-10T12:00:00Z') });
  const embedder = await openEmbedder(workspace.config.embeddings, { env: workspace.env });
  return withFreshIndex(workspace, { embedder }, ({ index }) =>
    findSimilarEntries(index, text, { workspace, embedder, scope, ...options }),
  );
}

test('an entry that shares words comes first, with its place', async () => {
  const [first] = await similar('Ana has a job at Northwind');
  expect(first).toMatchObject({
    id: expect.stringMatching(/^note:memory\/2026-02-02\.md#/),
    path: 'memory/2026-02-02.md',
    store: 'episodic',
    startLine: 3,
    endLine: 3,
    day: '2026-02-02',
  });
});

test('an entry with the same meaning is found without a shared word', async () => {
  const [first] = await similar('the doctor postponed our appointment');
  expect(first?.id).toBe('episode:2026-02-03:10:00');
});

test('entries about the subject are found whatever the text says', async () => {
  const lines = (await similar('boats', { subjects: ['Ana'], limit: 2 })).map(({ startLine }) => startLine);
  expect(lines.sort()).toEqual([3, 5]);
});

test.each<[Scope, readonly string[]]>([
  [{ kind: 'group' }, ['episode:2026-02-03:10:00']],
  [{ kind: 'main' }, ['episode:2026-02-03:10:00', 'episode:2026-02-03:11:00']],
])('the scope %j finds only what it may see', async (scope, ids) => {
  const found = (await similar('visit', { scope })).map(({ id }) => id).filter((id) => id.startsWith('episode'));
  expect(found.sort()).toEqual(ids);
});

test('no more are returned than asked for', async () => {
  expect(await similar('Ana', { limit: 1 })).toHaveLength(1);
});
