import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { withLock } from '../../src/journal/transaction/lock.js';
import { ended, runProgram, startProgram } from '../support/child-program.js';
import { failure } from '../support/errors.js';
import { temporaryFolder, temporaryWorkspace } from '../support/temporary-workspace.js';
import type { WriterTask } from './writer.js';

const writer = inject('writer');

test.each(['own', 'none'] as const)('twenty processes write at once and nothing is lost (%s)', async (kind) => {
  const place = temporaryWorkspace({ kind, files: { 'SOUL.md': 'a\n' } });
  const names = Array.from({ length: 20 }, (_, index) => `writer-${String(index).padStart(2, '0')}`);
  const results = await Promise.all(
    names.map((name) => {
      const task: WriterTask = { root: place.root, do: 'append', name };
      return runProgram(writer, { task });
    }),
  );
  expect(results.map(({ code, stderr }) => [code, stderr])).toEqual(names.map(() => [0, '']));
  const shared = (place.read('shared.md') ?? '').trim().split('\n');
  expect([...shared].sort()).toEqual(names);
  expect(names.map((name) => place.read(`notes/${name}.md`))).toEqual(names.map((name) => `${name}\n`));
  const lines = (place.read('memory/meta/audit.log') ?? '').trim().split('\n');
  expect(lines.map((line) => line.split(' | ')[2])).toEqual(
    shared.flatMap((name) => ['shared.md', `notes/${name}.md`]),
  );
  if (kind === 'none') return;
  expect(place.git('rev-list', '--count', 'HEAD')).toBe('21\n');
  expect(place.git('log', '--reverse', '--format=%s', '--skip=0', 'HEAD').trim().split('\n').slice(1)).toEqual(
    shared.map((name) => `[EDIT] 2 files — append ${name}`),
  );
  expect(place.git('status', '--porcelain')).toBe('');
});

test('the lock of a process is free the moment it is killed', async () => {
  const root = temporaryFolder();
  const holder = startProgram(writer, { task: { root, do: 'hold-lock' } satisfies WriterTask });
  const dead = ended(holder);
  while (!(await isHeld(root))) await sleep(20);
  const error = await failure(withLock(root, { purpose: 'a test', timeoutMs: 100 }, async () => undefined));
  expect([error.code, error.message]).toEqual(['workspace-busy', 'The workspace is locked by agentsoul reflect.']);
  holder.kill('SIGKILL');
  await dead;
  expect(await withLock(root, { purpose: 'a test', timeoutMs: 0 }, async () => 'mine')).toBe('mine');
});

async function isHeld(root: string): Promise<boolean> {
  return withLock(root, { purpose: 'a look', timeoutMs: 0 }, async () => false).catch(() => true);
}
