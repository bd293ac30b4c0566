import { expect, test } from 'vitest';
import { findRepository, type Repository } from '../../../src/git/repository.js';
import { changedFiles, findChange, listChanges } from '../../../src/history/list-changes.js';
import { makeChange, undo } from '../../support/make-change.js';
import { type TemporaryWorkspace, temporaryWorkspace } from '../../support/temporary-workspace.js';

async function repositoryOf({ root, workspace }: TemporaryWorkspace): Promise<Repository> {
  const repository = await findRepository(root, workspace.env);
  if (repository === null) throw new Error('There is no repository.');
  return repository;
}

test('changes are told newest first, those of people too', async () => {
  const place = temporaryWorkspace();
  const change = await makeChange(place.workspace, { 'SOUL.md': 'b\n' });
  const undone = await undo(place.workspace);
  const first = place.git('rev-list', '--max-parents=0', 'HEAD').trim();
  expect(await listChanges(await repositoryOf(place))).toEqual([
    {
      commit: undone.commit,
      parents: [change.commit],
      changeId: undone.id,
      reverts: change.id,
      actor: 'bot:cli',
      approval: 'unattended',
      subject: `[REVERT] SOUL.md — undo ${change.id}: SOUL.md — change some files`,
      authoredAt: new Date('2026-02-02T14:30:00Z'),
    },
    {
      commit: change.commit,
      parents: [first],
      changeId: change.id,
      reverts: null,
      actor: 'bot:cli',
      approval: 'unattended',
      subject: '[EDIT] SOUL.md — change some files',
      authoredAt: new Date('2026-02-02T14:30:00Z'),
    },
    {
      commit: first,
      parents: [],
      changeId: null,
      reverts: null,
      actor: null,
      approval: null,
      subject: 'The person began',
      authoredAt: new Date(Number(place.git('log', '-1', '--format=%at', first)) * 1000),
    },
  ]);
});

test('commits that do not touch the workspace are left out', async () => {
  const place = temporaryWorkspace({ kind: 'parent' });
  place.git('commit', '--quiet', '--allow-empty', '--message', 'nothing');
  place.write('../../code.txt', 'changed\n');
  place.git('commit', '--quiet', '--all', '--message', 'code');
  expect((await listChanges(await repositoryOf(place))).map(({ subject }) => subject)).toEqual(['The person began']);
});

test('before the first commit there are no changes', async () => {
  expect(await listChanges(await repositoryOf(temporaryWorkspace({ isUnborn: true })))).toEqual([]);
});

test('a range that looks like an option is not taken for one', async () => {
  const place = temporaryWorkspace();
  await expect(listChanges(await repositoryOf(place), { range: '--output=/tmp/x' })).rejects.toThrow('git log ended');
});

test('a subject cannot pass for another field', async () => {
  const place = temporaryWorkspace();
  place.git('commit', '--quiet', '--allow-empty', '--message', 'a\x1fb\x1f0');
  expect((await listChanges(await repositoryOf(place)))[0]).toMatchObject({ subject: 'a\x1fb\x1f0', changeId: null });
});

test('the files of a commit are told with what they were and became', async () => {
  const place = temporaryWorkspace({ kind: 'parent', files: { 'SOUL.md': 'a\n', 'old name.md': 'b\n' } });
  const change = await makeChange(place.workspace, { 'SOUL.md': 'c\n', 'old name.md': null, 'new.md': 'b\n' });
  const blob = (name: string) => place.git('rev-parse', name).trim();
  const b = { mode: '100644', blob: blob(`HEAD:${place.prefix}new.md`) };
  expect(await changedFiles(await repositoryOf(place), change.commit ?? '')).toEqual([
    {
      path: 'SOUL.md',
      before: { mode: '100644', blob: blob(`HEAD~1:${place.prefix}SOUL.md`) },
      after: { mode: '100644', blob: blob(`HEAD:${place.prefix}SOUL.md`) },
    },
    { path: 'new.md', before: null, after: b },
    { path: 'old name.md', before: b, after: null },
  ]);
});

test('the start of a name is enough only when it is the start of one change', async () => {
  const place = temporaryWorkspace();
  const change = await makeChange(place.workspace, { 'SOUL.md': 'b\n' });
  const repository = await repositoryOf(place);
  expect((await findChange(repository, change.id.slice(0, 8)))?.changeId).toBe(change.id);
  expect(await findChange(repository, 'c-')).toBe(null);
  expect(await findChange(repository, 'HEAD')).toBe(null);
});
