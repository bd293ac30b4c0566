import { expect, test } from 'vitest';
import { findRepository } from '../../../src/git/repository.js';
import { findCommitsWithText } from '../../../src/history/find-commits-with-text.js';
import { temporaryWorkspace } from '../../support/temporary-workspace.js';

test('the commits that brought a text and took it away are found, on every branch', async () => {
  const { workspace, root, write, git } = temporaryWorkspace();
  const commit = (message: string) => {
    git('add', '-A');
    git('commit', '-m', message);
    return git('rev-parse', 'HEAD').trim();
  };
  write('memory/a.md', '- The code (blue|green) is 4*7?\n');
  const brought = commit('one');
  write('memory/b.md', '- something else\n');
  commit('two');
  write('memory/a.md', '- nothing\n');
  const taken = commit('three');
  const repository = await findRepository(root, workspace.env);
  if (repository === null) throw new Error('no repository');
  expect(await findCommitsWithText(repository, ['The code (blue|green) is 4*7?', 'not there at all'])).toEqual([
    taken,
    brought,
  ]);
  expect(await findCommitsWithText(repository, ['nowhere'])).toEqual([]);
  expect(await findCommitsWithText(repository, [' \n '])).toEqual([]);
});
