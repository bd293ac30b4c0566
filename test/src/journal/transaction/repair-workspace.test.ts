import { chmodSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repairWorkspace } from '../../../../src/journal/transaction/repair-workspace.js';
import { temporaryFolder, temporaryWorkspace } from '../../../support/temporary-workspace.js';

test('files that others may read are closed, and nothing is done twice', async () => {
  const place = temporaryWorkspace();
  chmodSync(place.root, 0o755);
  chmodSync(join(place.root, 'SOUL.md'), 0o644);
  chmodSync(join(place.root, 'MEMORY.md'), 0o600);
  expect(await repairWorkspace(place.workspace)).toEqual([
    "Removed other users' access to 5 files and folders.",
    "Removed other users' access to the history in .git, also for new files.",
  ]);
  const closed = ['', 'SOUL.md', '.gitignore', 'memory', 'memory/2026-02-02.md', '.git', '.git/objects'];
  const modes = closed.map((path) => (statSync(join(place.root, path)).mode & 0o777).toString(8));
  expect(modes).toEqual(['700', '600', '600', '700', '600', '700', '700']);
  expect(await repairWorkspace(place.workspace)).toEqual([]);
});

test('a link is not followed to close something outside', async () => {
  const place = temporaryWorkspace();
  const outside = join(temporaryFolder(), 'shared.md');
  writeFileSync(outside, 'x\n', { mode: 0o644 });
  rmSync(join(place.root, 'SOUL.md'));
  symlinkSync(outside, join(place.root, 'SOUL.md'));
  await repairWorkspace(place.workspace);
  expect((statSync(outside).mode & 0o777).toString(8)).toBe('644');
});
