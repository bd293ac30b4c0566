import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reindex } from '../../../src/search/reindex.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { binary } from '../../cli/binary.js';
import { contend, writeNotes } from '../../support/index-contention.js';
import { countOrphans, dumpIndex } from '../../support/index-dump.js';
import { personsGit, temporaryFolder } from '../../support/temporary-workspace.js';

test('twenty processes at once leave an index that equals a new one, and none of them fails', async () => {
  const root = temporaryFolder();
  writeNotes(root, 12);
  personsGit(root, ['init', '--quiet'], { PATH: process.env.PATH ?? '' });
  const { runs, troubles } = await contend(root, { program: binary, processes: 20, milliseconds: 4_000 });
  expect(troubles).toEqual([]);
  expect(runs).toBeGreaterThanOrEqual(20);

  const workspace = await openWorkspace(root, { at: new Date('2026-03-20T12:00:00Z') });
  await reindex(workspace);
  const file = join(root, '.agentsoul/index.sqlite');
  const refreshed = dumpIndex(file);
  expect(countOrphans(file)).toBe(0);
  await reindex(workspace, { full: true });
  expect(dumpIndex(file)).toEqual(refreshed);
});
