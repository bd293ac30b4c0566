import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceAt } from '../../../src/history/workspace-at-revision.js';
import type { WritableWorkspace } from '../../../src/journal/change-workspace.js';
import type { Workspace } from '../../../src/workspace/workspace.js';
import { temporaryWorkspace } from '../../support/temporary-workspace.js';

test("another agent's files and huge ones are not read from the past either", async () => {
  const size = 2 * 1024 * 1024 + 1;
  const files = { 'SOUL.md': 'mine\n', 'other/SOUL.md': 'theirs\n', 'HUGE.md': 'x'.repeat(size) };
  const { root, workspace } = temporaryWorkspace({ files });
  const reads = { path: root, excluded: [join(root, 'other')] };
  const writable: WritableWorkspace = { ...workspace, reads };
  const past = await workspaceAt(writable as Workspace, 'HEAD');
  const seen = await past.snapshot(async (reader) => ({
    theirs: await reader.read('other/SOUL.md'),
    huge: await reader.read('HUGE.md'),
    names: await reader.list(''),
  }));
  expect(seen).toEqual({
    theirs: { state: 'missing', path: 'other/SOUL.md' },
    huge: { state: 'unreadable', path: 'HUGE.md', reason: `It is larger than 2 MB (${size} bytes).` },
    names: ['.gitignore', 'HUGE.md', 'SOUL.md'],
  });
});
