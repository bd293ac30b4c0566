import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addTombstones, formatTombstones } from '../../../../src/entries/records/tombstones.js';
import { failure } from '../../../support/errors.js';
import { life } from './life.js';

const bytes = (...values: number[]) => Buffer.from(values);

describe('a file', () => {
  test.each([
    ['a commit', (commit: string) => commit],
    ['the start of a commit', (commit: string) => commit.slice(0, 7)],
    ['a tag', () => 'before-the-party'],
    ['a revision', () => 'HEAD~1'],
    ['a time', () => '09:30'],
  ])('comes back whole as it was at %s, in one change that undo takes back', async (_, nameOf) => {
    const { commit, git, read, rollback, undo } = await life({ 'USER.md': 'one\n' });
    const then = commit({ 'USER.md': 'two\n', 'TOOLS.md': 'a\n' }, '09:00');
    git('tag', 'before-the-party');
    commit({ 'USER.md': 'three\n', 'TOOLS.md': 'b\n' }, '10:00');
    const change = await rollback({ file: 'USER.md', to: nameOf(then) });
    expect(change).toMatchObject({ state: 'changed', files: [{ path: 'USER.md', action: 'REVERT' }] });
    expect([read('USER.md'), read('TOOLS.md')]).toEqual(['two\n', 'b\n']);
    expect(git('log', '-1', '--format=%an %s')).toMatch(/^bot:cli \[REVERT\] USER\.md — roll back to /);
    expect(git('status', '--porcelain')).toBe('');
    await undo();
    expect(read('USER.md')).toBe('three\n');
  });

  test('comes back to a change of ours by its id', async () => {
    const { remember, read, rollback } = await life({ 'USER.md': 'one\n' });
    const id = await remember({ 'USER.md': 'two\n' });
    await remember({ 'USER.md': 'three\n' });
    expect(await rollback({ file: 'USER.md', to: id.slice(0, 8) })).toMatchObject({ summary: `roll back to ${id}` });
    expect(read('USER.md')).toBe('two\n');
  });

  test('that was not there then is removed, and one that is gone comes back, byte by byte', async () => {
    const odd = bytes(0, 255, 13, 10, 128);
    const { commit, read, rollback, workspace } = await life({ 'avatar.png': odd });
    commit({ 'avatar.png': null, 'memory/vault/key.md': 'Under the mat.\n' }, '10:00');
    await rollback({ file: 'avatar.png', to: 'HEAD~1' });
    await rollback({ file: 'memory/vault/key.md', to: 'HEAD~2' });
    expect([read('avatar.png'), read('memory/vault/key.md')]).toEqual([odd.toString('latin1'), null]);
    expect(existsSync(join(workspace.root, 'memory/vault/key.md'))).toBe(false);
  });

  test('that is critical can be restored, and the record says that nobody sat there', async () => {
    const { commit, git, read, rollback } = await life({});
    commit({ 'SOUL.md': '# Taken over\n' }, '10:00');
    await rollback({ file: 'SOUL.md', to: 'HEAD~1' });
    expect(read('SOUL.md')).toBe('# Soul\n');
    expect(git('log', '-1', '--format=%B')).toMatch(
      /⚠️ CRITICAL FILE CHANGED\n\nActor: bot:cli\nApproval: unattended\n/,
    );
    expect(read('memory/meta/audit.log')).toContain(' | REVERT | SOUL.md | bot:cli | unattended | ');
  });

  test('with edits that are in no commit is left alone, and the choices are named', async () => {
    const { commit, write, read, rollback } = await life({ 'USER.md': 'one\n' });
    commit({ 'USER.md': 'two\n' }, '10:00');
    write('USER.md', 'mine\n');
    const { code, message, hint } = await failure(rollback({ file: 'USER.md', to: 'HEAD~1' }));
    expect([code, message]).toEqual(['uncommitted-edits', expect.stringContaining('USER.md')]);
    expect(hint).toMatch(/`agentsoul save --reason "…"`.*`git restore -- USER\.md`/);
    expect(read('USER.md')).toBe('mine\n');
  });

  test('that was swapped for a link is not written through it', async () => {
    const { commit, read, rollback } = await life({ 'IDENTITY.md': 'me\n' });
    commit({ 'IDENTITY.md': { link: 'SOUL.md' } }, '10:00');
    expect((await failure(rollback({ file: 'IDENTITY.md', to: 'HEAD~1' }))).code).toBe('path-outside');
    expect(read('SOUL.md')).toBe('# Soul\n');
    commit({ 'IDENTITY.md': null }, '11:00');
    await rollback({ file: 'IDENTITY.md', to: 'HEAD~2' });
    expect(read('IDENTITY.md')).toBe('me\n');
    expect((await failure(rollback({ file: 'IDENTITY.md', to: 'HEAD~2' }))).code).toBe('path-outside');
  });

  test.each(['--output=/tmp/planted', '-p', '^HEAD', 'HEAD..HEAD~1', 'HEAD\n', '', 'nowhere', 'c-0000000000'])(
    'stays as it is when the revision is "%s"',
    async (to) => {
      const { read, rollback } = await life({ 'USER.md': 'one\n' });
      expect((await failure(rollback({ file: 'USER.md', to }))).code).toBe('unknown-revision');
      expect(read('USER.md')).toBe('one\n');
    },
  );

  test.each([
    ['../outside.md', 'path-outside'],
    ['/etc/passwd', 'path-outside'],
    ['memory', 'usage'],
    ['NOWHERE.md', 'usage'],
    ['memory/meta/tombstones.json', 'usage'],
  ])('%s is refused', async (file, code) => {
    const { rollback } = await life({ 'memory/vault/key.md': 'x\n', 'memory/meta/tombstones.json': '{}\n' });
    expect((await failure(rollback({ file, to: 'HEAD' }))).code).toBe(code);
  });
});

describe('the whole workspace', () => {
  test('goes back to a time: edited, removed and new files, and nothing of the records', async () => {
    const { commit, git, read, rollback, undo, write } = await life({
      'USER.md': 'one\n',
      'TOOLS.md': 'tools\n',
      'memory/meta/reflections.md': 'none\n',
    });
    commit({ 'USER.md': 'two\n' }, '09:00');
    commit({ 'USER.md': 'three\n', 'TOOLS.md': null, 'memory/vault/key.md': 'x\n' }, '10:00');
    commit({ 'memory/meta/reflections.md': 'some\n' }, '11:00');
    write('memory/loose.md', 'never recorded\n');
    const change = await rollback({ toTime: '09:30' });
    expect(change).toMatchObject({ summary: 'roll back to 2026-02-02T09:30:00Z' });
    const files = ['USER.md', 'TOOLS.md', 'memory/vault/key.md', 'memory/meta/reflections.md', 'memory/loose.md'];
    expect(files.map(read)).toEqual(['two\n', 'tools\n', null, 'some\n', 'never recorded\n']);
    expect(git('status', '--porcelain')).toBe('?? memory/loose.md\n');
    await undo();
    expect(files.map(read)).toEqual(['three\n', null, 'x\n', 'some\n', 'never recorded\n']);
  });

  test('stays as it is when nothing happened since', async () => {
    const { rollback } = await life({ 'USER.md': 'one\n' });
    expect(await rollback({ toTime: 'now' })).toEqual({ state: 'unchanged' });
  });

  test('goes back before an entry that was dated back, as what came before it', async () => {
    const { commit, read, rollback } = await life({ 'USER.md': 'one\n' });
    commit({ 'USER.md': 'two\n' }, '10:00');
    commit({ 'USER.md': 'three\n' }, '08:30');
    await rollback({ toTime: '09:00' });
    expect(read('USER.md')).toBe('one\n');
  });

  test('is left alone before its history and where it would bury edits', async () => {
    const { commit, write, rollback } = await life({ 'USER.md': 'one\n' });
    expect((await failure(rollback({ toTime: 'yesterday' }))).code).toBe('unknown-revision');
    commit({ 'TOOLS.md': 'x\n' }, '10:00');
    write('USER.md', 'mine\n');
    expect((await failure(rollback({ toTime: '09:00' }))).code).toBe('uncommitted-edits');
  });
});

describe('what follows the files', () => {
  const ana = '# Ana\n\n<!-- Type: person -->\n\n## Facts\n- Plays chess\n';
  const ben = '# Ben\n\n<!-- Type: person -->\n\n## Facts\n- Likes tea\n';

  test('the index of the graph is made from the entities that are left', async () => {
    const { commit, read, rollback } = await life({ 'memory/graph/entities/person--ana.md': ana });
    commit({ 'memory/graph/entities/person--ben.md': ben }, '10:00');
    await rollback({ toTime: '09:00' });
    expect(read('memory/graph/index.md')).toContain('| person--ana | person | Ana |');
    expect(read('memory/graph/index.md')).not.toContain('person--ben');
  });

  test('memories that are gone lose their records, those that come back are as they were, and uses are not forgotten', async () => {
    const note = '# 2026-02-01\n\n## 09:00 | fact\nRain.\n\n## 10:00 | fact\nSun.\n';
    const record = { store: 'episodic', access_count: 2, status: 'active', pinned: false };
    const records = (entries: object) => `${JSON.stringify({ version: 1, entries }, null, 2)}\n`;
    const { commit, read, rollback } = await life({
      'memory/2026-02-01.md': note,
      'memory/meta/decay-scores.json': records({ 'episode:2026-02-01:09:00': record }),
    });
    commit(
      {
        'memory/2026-02-01.md': `${note}\n## 11:00 | fact\nSnow.\n`,
        'memory/meta/decay-scores.json': records({
          'episode:2026-02-01:09:00': { ...record, access_count: 7, status: 'archived', current_score: 0 },
          'episode:2026-02-01:10:00': { store: 'episodic', status: 'archived', current_score: 0, pinned: false },
          'episode:2026-02-01:11:00': record,
          'note:of another tool': { kept: true },
        }),
      },
      '10:00',
    );
    await rollback({ file: 'memory/2026-02-01.md', to: 'HEAD~1' });
    expect(read('memory/2026-02-01.md')).toBe(note);
    expect(JSON.parse(read('memory/meta/decay-scores.json') ?? '').entries).toEqual({
      'episode:2026-02-01:09:00': { ...record, access_count: 7, current_score: 1 },
      'note:of another tool': { kept: true },
    });
  });

  test('what was forgotten for good does not come back', async () => {
    const buried = formatTombstones(addTombstones(null, ['The alarm code is nine.'], '2026-02-02'));
    const { commit, read, rollback } = await life({
      'MEMORY.md': '# Memory\n\n- The alarm code is nine.\n- Tea.\n',
    });
    commit({ 'MEMORY.md': '# Memory\n\n- Coffee.\n', 'memory/meta/tombstones.json': buried }, '10:00');
    await rollback({ toTime: '09:00' });
    expect(read('MEMORY.md')).toBe('# Memory\n\n- Tea.\n');
    expect(read('memory/meta/tombstones.json')).toBe(buried);
  });

  test('a file that said nothing but what was forgotten for good does not come back as a name', async () => {
    const buried = formatTombstones(
      addTombstones(null, ['# Feed the bluefish\n\nSeven shrimps.', 'The key is blue.'], '2026-02-02'),
    );
    const [procedure, key] = ['memory/procedures/feed-the-bluefish.md', 'memory/vault/blue-key.md'];
    const { commit, read, rollback } = await life({
      [procedure]: '# Feed the bluefish\n\nSeven shrimps.\n',
      [key]: '# Blue key\n\n- The key is blue.\n',
    });
    commit({ [procedure]: null, [key]: null, 'memory/meta/tombstones.json': buried }, '10:00');
    await rollback({ toTime: '09:00' });
    expect([read(procedure), read(key)]).toEqual([null, null]);
  });
});
