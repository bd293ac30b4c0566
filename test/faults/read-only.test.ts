import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { runProgram } from '../support/child-program.js';
import { heldBack } from '../support/held-back.js';
import { makeChange } from '../support/make-change.js';
import { allFiles, type TemporaryWorkspace, temporaryWorkspace } from '../support/temporary-workspace.js';
import type { WriterTask } from './writer.js';

const writer = inject('writer');

/** Runs as a user whom permissions hold back. */
function run(task: WriterTask) {
  return runProgram(writer, { task, through: heldBack([]) });
}

function setModes(place: TemporaryWorkspace, { folders, files }: { folders: number; files: number }): void {
  const walk = (path: string) => {
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const full = join(path, entry.name);
      if (entry.isDirectory()) walk(full);
      else {
        chmodSync(full, files);
      }
    }
    chmodSync(path, folders);
  };
  walk(place.top);
}

test.each([
  ['own', 'new'],
  ['own', 'used before'],
  ['none', 'new'],
  ['none', 'used before'],
] as const)('a read-only workspace (%s, %s) can be read and refuses to be written', async (kind, age) => {
  const place = temporaryWorkspace({ kind });
  if (age === 'used before') await makeChange(place.workspace, { 'SOUL.md': 'b\n' });
  setModes(place, { folders: 0o555, files: 0o444 });
  const before = allFiles(place.root);

  const read = await run({ root: place.root, do: 'read', path: 'SOUL.md' });
  expect([read.code, JSON.parse(read.stdout)]).toEqual([0, { state: 'present' }]);
  const written = await run({ root: place.root, do: 'change', files: { 'SOUL.md': 'c\n' } });
  expect([written.code, JSON.parse(written.stdout).code, written.stderr]).toEqual([2, 'not-writable', '']);
  expect(allFiles(place.root)).toEqual(before);

  setModes(place, { folders: 0o755, files: 0o644 });
  const again = await run({ root: place.root, do: 'change', files: { 'SOUL.md': 'c\n' } });
  expect([again.code, place.read('SOUL.md')]).toEqual([0, 'c\n']);
});

test('a repository that cannot be written stops the change before a file is touched', async () => {
  const place = temporaryWorkspace();
  setModes(place, { folders: 0o755, files: 0o644 });
  for (const folder of ['objects', 'refs/heads']) {
    chmodSync(join(place.root, '.git', folder), 0o555);
    const { code, stdout } = await run({ root: place.root, do: 'change', files: { 'SOUL.md': 'c\n' } });
    expect([code, JSON.parse(stdout).code, place.read('SOUL.md')]).toEqual([2, 'not-writable', '# Soul\n\nBe kind.\n']);
    chmodSync(join(place.root, '.git', folder), 0o755);
  }
  const { code } = await run({ root: place.root, do: 'change', files: { 'SOUL.md': 'c\n' } });
  expect([code, place.read('SOUL.md')]).toEqual([0, 'c\n']);
});
