import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settleWorkspace } from '../../../../src/journal/change-workspace.js';
import { failure } from '../../../support/errors.js';
import { makeChange } from '../../../support/make-change.js';
import { type TemporaryWorkspace, temporaryWorkspace } from '../../../support/temporary-workspace.js';

const behind = '.agentsoul/index-behind.json';

function lockOf(place: TemporaryWorkspace): string {
  return join(place.top, '.git/index.lock');
}

/** A change made while another program, or a dead one, holds git's index. */
async function changeBehindLock(place: TemporaryWorkspace, files: Record<string, string | null>) {
  writeFileSync(lockOf(place), '');
  const change = await makeChange(place.workspace, files);
  return change;
}

test.each(['own', 'parent'] as const)(
  'a lock on the index does not stop a change, is named and stays (%s)',
  async (kind) => {
    const place = temporaryWorkspace({ kind });
    const change = await changeBehindLock(place, { 'SOUL.md': 'ours\n' });
    expect(change.warnings).toEqual([
      `git's index was not updated: ${lockOf(place)} is there. If no git is running, remove the lock and run \`agentsoul doctor --fix\` before you commit.`,
    ]);
    expect([place.read('SOUL.md'), place.git('show', `HEAD:${place.prefix}SOUL.md`)]).toEqual(['ours\n', 'ours\n']);
    expect([readFileSync(lockOf(place), 'utf8'), place.git('status', '--porcelain')]).toEqual([
      '',
      `MM ${place.prefix}SOUL.md\n`,
    ]);
  },
);

test.each(['the next change', 'doctor'] as const)(
  'once the lock is gone, %s brings the index up to date',
  async (who) => {
    const place = temporaryWorkspace();
    place.write('notes.md', 'staged by the person\n');
    place.git('add', 'notes.md');
    await changeBehindLock(place, { 'SOUL.md': 'ours\n', 'memory/2026-02-02.md': null, 'memory/new.md': 'new\n' });
    await makeChange(place.workspace, { 'SOUL.md': 'ours again\n' });
    rmSync(lockOf(place));
    if (who === 'doctor') await settleWorkspace(place.workspace);
    else await makeChange(place.workspace, { 'STYLE.md': 'later\n' });
    expect(place.git('status', '--porcelain')).toBe('A  notes.md\n');
    expect(existsSync(join(place.root, behind))).toBe(false);
  },
);

test('what the person staged after the lock was gone is left alone', async () => {
  const place = temporaryWorkspace();
  await changeBehindLock(place, { 'SOUL.md': 'ours\n', 'STYLE.md': 'ours\n' });
  rmSync(lockOf(place));
  place.write('SOUL.md', 'theirs\n');
  place.git('add', 'SOUL.md');
  await settleWorkspace(place.workspace);
  expect(place.git('status', '--porcelain')).toBe('M  SOUL.md\n');
});

test('a damaged index stops the change before anything is written, and the hint repairs it', async () => {
  const place = temporaryWorkspace();
  const index = join(place.root, '.git/index');
  writeFileSync(index, 'nothing git would write');
  const error = await failure(makeChange(place.workspace, { 'SOUL.md': 'ours\n' }));
  expect([error.code, place.read('SOUL.md')]).toEqual(['git-damaged', '# Soul\n\nBe kind.\n']);
  expect(error.hint).toContain(`mv ${index} ${index}.damaged`);
  renameSync(index, `${index}.damaged`);
  place.git('reset', '--quiet');
  await makeChange(place.workspace, { 'SOUL.md': 'ours\n' });
  expect([place.git('show', 'HEAD:SOUL.md'), place.git('status', '--porcelain')]).toEqual(['ours\n', '']);
});

test('a lock that our own dead writer left is known by its copy and removed', async () => {
  const place = temporaryWorkspace();
  const copy = '.agentsoul/index-c-0123456789/index';
  place.write(copy, readFileSync(join(place.root, '.git/index')));
  linkSync(join(place.root, copy), lockOf(place));
  const change = await makeChange(place.workspace, { 'SOUL.md': 'ours\n' });
  expect([change.warnings, existsSync(lockOf(place)), place.git('status', '--porcelain')]).toEqual([[], false, '']);
});

test('a list of paths that somebody else put there harms nothing', async () => {
  const place = temporaryWorkspace();
  mkdirSync(join(place.root, '.agentsoul'));
  for (const content of ['[', '{}', '[{"path":"../x","blob":null}]', '[{"path":"SOUL.md","blob":"--help"}]']) {
    place.write(behind, content);
    await makeChange(place.workspace, { 'STYLE.md': content });
    expect(place.git('status', '--porcelain')).toBe('');
  }
});
