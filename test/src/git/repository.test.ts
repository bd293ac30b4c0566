import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRepository, headCommit, lookUpRepository } from '../../../src/git/repository.js';
import { temporaryFolder, temporaryWorkspace } from '../../support/temporary-workspace.js';

test('an own repository is described in full', async () => {
  const { root, workspace, git } = temporaryWorkspace();
  expect(await lookUpRepository(root, workspace.env)).toEqual({
    repository: {
      kind: 'own',
      top: root,
      gitDir: join(root, '.git'),
      commonDir: join(root, '.git'),
      indexFile: join(root, '.git/index'),
      prefix: '',
      isElsewhere: false,
      objectFormat: 'sha1',
      env: workspace.env,
    },
    head: git('rev-parse', 'HEAD').trim(),
  });
});

test('a parent repository is found with the way to the workspace', async () => {
  const { root, top, workspace } = temporaryWorkspace({ kind: 'parent' });
  expect(await findRepository(root, workspace.env)).toMatchObject({
    kind: 'parent',
    top,
    indexFile: join(top, '.git/index'),
    prefix: 'agents/aria/',
  });
});

test('before the first commit there is a repository and no head', async () => {
  const { root, workspace } = temporaryWorkspace({ isUnborn: true });
  const found = await lookUpRepository(root, workspace.env);
  expect([found?.repository.kind, found?.head]).toEqual(['own', null]);
  expect(found && (await headCommit(found.repository))).toBe(null);
});

test('a worktree has its own index and the history of another folder', async () => {
  const { root, workspace, git } = temporaryWorkspace();
  const tree = join(temporaryFolder(), 'tree');
  git('worktree', 'add', '--quiet', tree);
  expect(await findRepository(tree, workspace.env)).toMatchObject({
    gitDir: join(root, '.git/worktrees/tree'),
    commonDir: join(root, '.git'),
    indexFile: join(root, '.git/worktrees/tree/index'),
    isElsewhere: true,
  });
});

test('a folder without git, or one that a parent does not track, has no repository', async () => {
  const none = temporaryWorkspace({ kind: 'none' });
  expect(await findRepository(none.root, none.workspace.env)).toBe(null);
  const parent = temporaryWorkspace({ kind: 'parent' });
  const stranger = join(parent.top, 'stranger');
  mkdirSync(stranger);
  writeFileSync(join(stranger, 'SOUL.md'), 'x\n');
  expect(await findRepository(stranger, parent.workspace.env)).toBe(null);
});

test('variables of the caller that would lead git elsewhere are not passed on', async () => {
  const place = temporaryWorkspace();
  const other = temporaryWorkspace({ name: 'other' });
  const env = {
    ...place.workspace.env,
    GIT_DIR: join(other.root, '.git'),
    GIT_WORK_TREE: other.root,
    GIT_INDEX_FILE: '/nowhere',
  };
  expect(await findRepository(place.root, env)).toMatchObject({
    top: place.root,
    indexFile: join(place.root, '.git/index'),
  });
});
