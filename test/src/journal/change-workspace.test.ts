import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type ChangeRequest, changeWorkspace } from '../../../src/journal/change-workspace.js';
import { failure } from '../../support/errors.js';
import { makeChange, saveFiles } from '../../support/make-change.js';
import { allFiles, temporaryWorkspace } from '../../support/temporary-workspace.js';

const request: ChangeRequest = {
  mutation: 'identity set',
  presence: 'unattended',
  trigger: 'a test',
  plan: () => ({ edits: [{ path: 'SOUL.md', content: 'ours\n' }], summary: 'a test' }),
};

test('a plan that changes nothing leaves no commit, no line and no trace', async () => {
  const place = temporaryWorkspace();
  const head = place.git('rev-parse', 'HEAD');
  const plan = () => ({
    edits: [
      { path: 'SOUL.md', content: '# Soul\n\nBe kind.\n' },
      { path: 'STYLE.md', content: null },
    ],
    summary: 'nothing',
  });
  expect(await changeWorkspace(place.workspace, { ...request, plan })).toEqual({ state: 'unchanged' });
  expect([place.git('rev-parse', 'HEAD'), place.read('memory/meta/audit.log')]).toEqual([head, null]);
});

test('only what really changes is recorded', async () => {
  const place = temporaryWorkspace();
  const change = await makeChange(place.workspace, { 'SOUL.md': '# Soul\n\nBe kind.\n', 'STYLE.md': 'new\n' });
  expect(change.files).toEqual([{ path: 'STYLE.md', action: 'CREATE' }]);
});

test('a person at a terminal is recorded as such, and an actor that is given wins', async () => {
  const place = temporaryWorkspace();
  await changeWorkspace(place.workspace, { ...request, presence: 'tty' });
  await changeWorkspace(place.workspace, {
    ...request,
    actor: 'skill:tea-timer',
    plan: () => ({ edits: [{ path: 'SOUL.md', content: 'skill\n' }], summary: 'a test' }),
  });
  expect(
    place.git('log', '-2', '--format=%an %(trailers:key=Approval,valueonly,separator=)').trim().split('\n'),
  ).toEqual(['skill:tea-timer unattended', 'manual tty']);
});

test.each(['', 'somebody', 'skill:', 'bot:unknown', 'subagent:a b', 'manual\nActor: x', 'reflection:r-1', 'skill:a|b'])(
  'the actor %j is refused before anything is touched',
  async (actor) => {
    const place = temporaryWorkspace();
    const error = await failure(changeWorkspace(place.workspace, { ...request, actor }));
    expect([error.code, existsSync(join(place.root, '.agentsoul'))]).toEqual(['unknown-actor', false]);
  },
);

test.each([
  'manual',
  'bot:main',
  'bot:commit-from:researcher',
  'reflection:r-012',
  'system:decay',
  'subagent:a.b-c',
  'bot:auto-detect',
])('the actor %s is known', async (actor) => {
  const place = temporaryWorkspace({ kind: 'none' });
  expect((await changeWorkspace(place.workspace, { ...request, actor })).state).toBe('changed');
});

test('the author date is the time of the change, the committer date the real one', async () => {
  const place = temporaryWorkspace({ at: new Date('2020-01-01T00:00:00Z') });
  const before = Math.floor(Date.now() / 1000);
  await makeChange(place.workspace, { 'SOUL.md': 'b\n' });
  const [authored, committed] = place.git('log', '-1', '--format=%at %ct').trim().split(' ').map(Number);
  expect([authored, Number(committed) >= before]).toEqual([1_577_836_800, true]);
});

test('when somebody else commits meanwhile, the plan is made again on what is there then', async () => {
  const place = temporaryWorkspace();
  let calls = 0;
  const change = await changeWorkspace(place.workspace, {
    ...request,
    plan: () => {
      calls += 1;
      if (calls === 1) place.git('commit', '--quiet', '--allow-empty', '--message', 'theirs');
      return { edits: [{ path: 'SOUL.md', content: `attempt ${calls}\n` }], summary: 'a test' };
    },
  });
  expect([calls, change.state, place.read('SOUL.md')]).toEqual([2, 'changed', 'attempt 2\n']);
  expect(place.git('log', '--format=%s').trim().split('\n')).toEqual([
    '[EDIT] SOUL.md — a test',
    'theirs',
    'The person began',
  ]);
  expect(place.git('status', '--porcelain')).toBe('');
});

test('a history that never stands still is an error, and nothing was changed', async () => {
  const place = temporaryWorkspace();
  const plan = () => {
    place.git('commit', '--quiet', '--allow-empty', '--message', 'theirs');
    return { edits: [{ path: 'SOUL.md', content: 'ours\n' }], summary: 'a test' };
  };
  const error = await failure(changeWorkspace(place.workspace, { ...request, plan }));
  expect([error.code, place.read('SOUL.md'), place.git('status', '--porcelain')]).toEqual([
    'workspace-busy',
    '# Soul\n\nBe kind.\n',
    '',
  ]);
});

test('an error while planning leaves everything as it was', async () => {
  const place = temporaryWorkspace();
  const before = allFiles(place.root);
  const plan = () => {
    throw new Error('no plan');
  };
  await expect(changeWorkspace(place.workspace, { ...request, plan })).rejects.toThrow('no plan');
  expect([allFiles(place.root), place.git('status', '--porcelain')]).toEqual([before, '']);
});

test('new files and folders are open to their owner alone', async () => {
  const place = temporaryWorkspace();
  await makeChange(place.workspace, { 'memory/vault/deep/key.md': 'x\n' });
  const modes = [
    'memory/vault',
    'memory/vault/deep',
    'memory/vault/deep/key.md',
    '.agentsoul',
    '.agentsoul/lock.sqlite',
    'memory/meta/audit.log',
  ];
  expect(modes.map((path) => (statSync(join(place.root, path)).mode & 0o777).toString(8))).toEqual([
    '700',
    '700',
    '600',
    '700',
    '600',
    '600',
  ]);
});

test('two plans for one file come one after the other, each on what the other left', async () => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': '' } });
  const append = (word: string) =>
    changeWorkspace(place.workspace, {
      ...request,
      plan: () => ({ edits: [{ path: 'SOUL.md', content: `${place.read('SOUL.md')}${word}\n` }], summary: word }),
    });
  await Promise.all(['a', 'b', 'c', 'd'].map(append));
  expect((place.read('SOUL.md') ?? '').trim().split('\n').sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('a file that cannot be read whole is not overwritten', async () => {
  const place = temporaryWorkspace();
  place.write('SOUL.md', 'x'.repeat(2 * 1024 * 1024 + 1));
  const error = await failure(makeChange(place.workspace, { 'SOUL.md': 'ours\n' }));
  expect(error.code).toBe('unreadable-file');
  expect((await failure(saveFiles(place.workspace, ['SOUL.md']))).code).toBe('unreadable-file');
});
