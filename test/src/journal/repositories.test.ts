import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRepository } from '../../../src/git/repository.js';
import { failure } from '../../support/errors.js';
import { makeChange, saveFiles, undo } from '../../support/make-change.js';
import { allFiles, type TemporaryWorkspace, temporaryWorkspace } from '../../support/temporary-workspace.js';

async function changeAndUndo(place: TemporaryWorkspace): Promise<void> {
  const before = allFiles(place.root);
  await makeChange(place.workspace, { 'SOUL.md': 'ours\n', 'memory/new note.md': 'new\n' });
  expect([place.read('SOUL.md'), place.git('status', '--porcelain')]).toEqual(['ours\n', '']);
  await undo(place.workspace);
  expect([allFiles(place.root), place.git('status', '--porcelain')]).toEqual([before, '']);
  expect(place.git('fsck', '--strict')).toBe('');
}

test('on a detached HEAD the change is committed there and no branch moves', async () => {
  const place = temporaryWorkspace();
  place.git('switch', '--quiet', '--detach');
  const main = place.git('rev-parse', 'main');
  await changeAndUndo(place);
  expect([place.git('rev-parse', 'main'), place.git('rev-list', '--count', 'main..HEAD')]).toEqual([main, '2\n']);
});

test('before the first commit the change becomes the first commit', async () => {
  const place = temporaryWorkspace({ isUnborn: true, files: {} });
  rmSync(join(place.root, '.gitignore'));
  const change = await makeChange(place.workspace, { 'SOUL.md': 'ours\n', '.gitignore': 'memory/meta/audit.log\n' });
  expect(place.git('log', '--format=%H %P%d')).toBe(`${change.commit}  (HEAD -> main)\n`);
  expect(place.git('status', '--porcelain')).toBe('');
  await undo(place.workspace);
  expect(place.git('ls-files')).toBe('');
});

test('before the first commit what the person staged stays staged', async () => {
  const place = temporaryWorkspace({ isUnborn: true, files: { 'STYLE.md': 'theirs\n' } });
  place.git('add', 'STYLE.md');
  await makeChange(place.workspace, { 'SOUL.md': 'ours\n' });
  expect(place.git('status', '--porcelain')).toBe('A  STYLE.md\n?? .gitignore\n');
});

test('a trusted worktree works, and its main repository is left alone', async () => {
  const place = temporaryWorkspace();
  const root = join(place.root, '../worktree');
  place.git('worktree', 'add', '--quiet', '-b', 'side', root);
  const workspace = { ...place.workspace, root, reads: { path: root, excluded: [] } };
  const change = await makeChange(workspace, { 'SOUL.md': 'ours\n' });
  expect(place.git('log', '-1', '--format=%H', 'side')).toBe(`${change.commit}\n`);
  expect([place.read('SOUL.md'), place.git('status', '--porcelain')]).toEqual(['# Soul\n\nBe kind.\n', '']);
  expect(place.git('-C', root, 'status', '--porcelain')).toBe('');
});

test('a repository with SHA-256 works', async () => {
  const place = temporaryWorkspace({ initOptions: ['--object-format=sha256'] });
  await changeAndUndo(place);
  const change = await makeChange(place.workspace, { 'SOUL.md': null });
  expect(change.commit).toMatch(/^[0-9a-f]{64}$/);
  expect(place.git('status', '--porcelain')).toBe('');
});

test.each([
  'with spaces',
  'ünïcode 日本 🦊',
  '"quotes" and \'quotes\'',
  'back\\slash',
  '-dash',
  ' leading',
  '*glob?[x]',
])('a folder named %j works, as its own repository and inside another', async (name) => {
  await changeAndUndo(temporaryWorkspace({ name }));
  await changeAndUndo(temporaryWorkspace({ name, kind: 'parent' }));
});

test('file names that git would quote or take for patterns work', async () => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': 'a\n' } });
  const names = ['"a".md', 'a b.md', '日本.md', '*.md', '[x].md', ':(top)x.md', '-x.md', `${'long'.repeat(60)}.md`];
  const change = await makeChange(place.workspace, Object.fromEntries(names.map((name) => [name, `${name}\n`])));
  expect(change.files.map(({ path }) => path)).toEqual(names);
  expect(place.git('status', '--porcelain')).toBe('');
  await makeChange(place.workspace, { '*.md': 'only this one\n' });
  expect(place.git('show', '--format=', '--name-only', '-z', 'HEAD')).toBe('*.md\0');
});

test('a split index, an untracked cache and an executable hook do not matter', async () => {
  const place = temporaryWorkspace();
  place.git('config', 'core.untrackedCache', 'true');
  place.git('update-index', '--split-index', '--untracked-cache');
  await changeAndUndo(place);
});

test.each([
  ['merge', (place: TemporaryWorkspace) => place.git('merge', '--quiet', '--no-commit', '--no-ff', 'side')],
  ['cherry-pick', (place: TemporaryWorkspace) => conflict(place, 'cherry-pick', 'conflicting')],
  ['rebase', (place: TemporaryWorkspace) => conflict(place, 'rebase', 'conflicting')],
  ['bisection', (place: TemporaryWorkspace) => place.git('bisect', 'start')],
])('during a %s nothing is changed, and afterwards it works', async (operation, begin) => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': 'a\n', 'STYLE.md': 'a\n' } });
  for (const [branch, path] of [
    ['side', 'other.md'],
    ['conflicting', 'STYLE.md'],
  ] as const) {
    place.git('switch', '--quiet', '--create', branch, 'main');
    place.write(path, `${branch}\n`);
    place.git('add', '--all');
    place.git('commit', '--quiet', '--message', branch);
  }
  place.git('switch', '--quiet', 'main');
  place.write('STYLE.md', 'main\n');
  place.git('commit', '--quiet', '--all', '--message', 'main');
  begin(place);
  const before = {
    files: allFiles(place.root),
    status: place.git('status', '--porcelain'),
    head: place.git('rev-parse', 'HEAD'),
  };
  const error = await failure(makeChange(place.workspace, { 'SOUL.md': 'ours\n' }));
  expect([error.code, error.message]).toEqual([
    'git-busy',
    `A ${operation} is in progress in the repository, so nothing was changed.`,
  ]);
  expect({
    files: allFiles(place.root),
    status: place.git('status', '--porcelain'),
    head: place.git('rev-parse', 'HEAD'),
  }).toEqual(before);
  if (operation === 'bisection') place.git('bisect', 'reset');
  else place.git(operation, '--abort');
  await makeChange(place.workspace, { 'SOUL.md': 'ours\n' });
});

function conflict(place: TemporaryWorkspace, ...args: string[]): void {
  expect(() => place.git(...args)).toThrow();
}

test('a workspace that a parent repository does not track has no history', async () => {
  const place = temporaryWorkspace({ kind: 'parent' });
  const root = join(place.top, 'stranger');
  mkdirSync(root);
  expect(await findRepository(root, place.workspace.env)).toBe(null);
  writeFileSync(join(root, 'SOUL.md'), 'a\n');
  place.git('add', 'stranger/SOUL.md');
  expect((await findRepository(root, place.workspace.env))?.kind).toBe('parent');
});

test('two workspaces in one repository can change at once', async () => {
  const place = temporaryWorkspace({ kind: 'parent' });
  const root = join(place.top, 'agents/second');
  mkdirSync(root);
  writeFileSync(join(root, 'SOUL.md'), 'a\n');
  writeFileSync(join(root, '.gitignore'), 'memory/meta/audit.log\n');
  place.git('add', '--all');
  place.git('commit', '--quiet', '--message', 'second');
  const second = { ...place.workspace, root, reads: { path: root, excluded: [] } };
  const rounds = [1, 2, 3];
  await Promise.all([
    ...rounds.map((round) => makeChange(place.workspace, { [`one-${round}.md`]: 'x\n' })),
    ...rounds.map((round) => makeChange(second, { [`two-${round}.md`]: 'x\n' })),
  ]);
  expect(place.git('rev-list', '--count', 'HEAD')).toBe('8\n');
  expect(place.git('status', '--porcelain')).toBe('');
});

test('without git a change is whole, has its audit lines and no commit', async () => {
  const place = temporaryWorkspace({ kind: 'none' });
  await makeChange(place.workspace, { 'SOUL.md': 'b\n', 'memory/2026-02-02.md': null });
  place.write('MEMORY.md', 'by hand\n');
  const saved = await saveFiles(place.workspace, ['MEMORY.md']);
  expect([saved.commit, saved.undo, saved.files]).toEqual([null, null, [{ path: 'MEMORY.md', action: 'EDIT' }]]);
  expect(
    (place.read('memory/meta/audit.log') ?? '').split('\n').map((line) => line.split(' | ').slice(1, 4).join(' ')),
  ).toEqual(['EDIT SOUL.md bot:cli', 'DELETE memory/2026-02-02.md bot:cli', 'EDIT MEMORY.md bot:cli', '']);
  expect((await failure(saveFiles(place.workspace))).code).toBe('no-history');
});

test('without git it also works where git is not installed', async () => {
  const place = temporaryWorkspace({ kind: 'none' });
  const workspace = { ...place.workspace, env: { PATH: '/nowhere' } };
  await makeChange(workspace, { 'SOUL.md': 'b\n' });
  expect(place.read('SOUL.md')).toBe('b\n');
  const tracked = temporaryWorkspace();
  const error = await failure(makeChange({ ...tracked.workspace, env: { PATH: '/nowhere' } }, { 'SOUL.md': 'b\n' }));
  expect([error.code, tracked.read('SOUL.md')]).toEqual(['git-missing', '# Soul\n\nBe kind.\n']);
});

test.runIf(process.getuid?.() === 0)('a repository of another user is told as such', async () => {
  const place = temporaryWorkspace();
  chownSync(join(place.root, '.git'), 65_534, 65_534);
  const error = await failure(makeChange(place.workspace, { 'SOUL.md': 'b\n' }));
  expect([error.code, error.message]).toEqual([
    'git-failed',
    'git refuses to work in this folder because it belongs to another user.',
  ]);
});

test('a branch that somebody else keeps locked is told by the name of the lock', async () => {
  const place = temporaryWorkspace();
  const lock = join(place.root, '.git/HEAD.lock');
  writeFileSync(lock, '');
  const error = await failure(makeChange(place.workspace, { 'SOUL.md': 'b\n' }));
  expect([error.code, error.message]).toEqual([
    'git-failed',
    `${lock} prevents git from moving the branch, so nothing was changed.`,
  ]);
  expect([place.read('SOUL.md'), existsSync(lock), existsSync(join(place.root, '.agentsoul/intent.json'))]).toEqual([
    '# Soul\n\nBe kind.\n',
    true,
    false,
  ]);
});

test('settings of the repository do not change how a change is written down', async () => {
  const place = temporaryWorkspace();
  place.git('config', 'i18n.commitEncoding', 'ISO-8859-1');
  place.git('config', 'trailer.separators', '=');
  place.git('config', 'log.showSignature', 'true');
  place.git('config', 'core.autocrlf', 'true');
  place.git('config', 'user.useConfigOnly', 'true');
  place.write('SOUL.md', 'by hand\r\n');
  await makeChange(place.workspace, { 'SOUL.md': 'b\r\n' });
  expect(readFileSync(join(place.root, 'SOUL.md'), 'utf8')).toBe('b\r\n');
  await undo(place.workspace);
  expect(place.read('SOUL.md')).toBe('by hand\r\n');
});
