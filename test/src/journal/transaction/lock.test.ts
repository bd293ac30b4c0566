import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withLock } from '../../../../src/journal/transaction/lock.js';
import { failure } from '../../../support/errors.js';
import { temporaryFolder } from '../../../support/temporary-workspace.js';

test('only one at a time works under the lock, all get their turn', async () => {
  const root = temporaryFolder();
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++inside);
    await sleep(5);
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 12 }, () => withLock(root, { purpose: 'a test' }, work)));
  expect([inside, most]).toEqual([0, 1]);
});

test('whoever waits is told once who holds the lock', async () => {
  const root = temporaryFolder();
  const told: string[] = [];
  const second = { purpose: 'second', onWait: (holder: string) => told.push(holder) };
  const waiting = await withLock(root, { purpose: 'agentsoul reflect' }, async () => {
    const promise = withLock(root, second, async () => 'done');
    while (told.length === 0) await sleep(20);
    // Long enough to be told a second time.
    await sleep(200);
    return { promise };
  });
  expect([await waiting.promise, told]).toEqual(['done', ['agentsoul reflect']]);
});

test('waiting ends with an error that names the holder and says that nothing was changed', async () => {
  const root = temporaryFolder();
  await withLock(root, { purpose: 'agentsoul init' }, async () => {
    const error = await failure(withLock(root, { purpose: 'second', timeoutMs: 150 }, async () => undefined));
    expect([error.code, error.message, error.hint]).toEqual([
      'workspace-busy',
      'The workspace is locked by agentsoul init.',
      'Wait until it has finished and run the command again. Nothing was changed.',
    ]);
  });
});

test('the lock is free again after an error inside', async () => {
  const root = temporaryFolder();
  await expect(withLock(root, { purpose: 'first' }, async () => Promise.reject(new Error('inside')))).rejects.toThrow(
    'inside',
  );
  expect(await withLock(root, { purpose: 'second', timeoutMs: 0 }, async () => 'done')).toBe('done');
});
