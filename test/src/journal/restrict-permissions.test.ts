import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { findRepository } from '../../../src/git/repository.js';
import { restrictPermissions } from '../../../src/journal/restrict-permissions.js';
import { makeChange, undo } from '../../support/make-change.js';
import { type TemporaryWorkspace, temporaryFolder, temporaryWorkspace } from '../../support/temporary-workspace.js';

beforeAll(() => {
  process.umask(0o022);
});

async function close({ workspace, root }: TemporaryWorkspace, mayCloseFolder = true) {
  return restrictPermissions(workspace, { repository: await findRepository(root, workspace.env), mayCloseFolder });
}

function modesBelow(folder: string): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = ['', ...found.map((entry) => relative(folder, join(entry.parentPath, entry.name)))];
  return Object.fromEntries(paths.map((path) => [path, modeOf(join(folder, path))]));
}

function modeOf(path: string): string {
  return (lstatSync(path).mode & 0o7777).toString(8);
}

function openBelow(folder: string): string[] {
  return Object.entries(modesBelow(folder)).flatMap(([path, mode]) => (/00$/.test(mode) ? [] : [path]));
}

test('the history is closed, and what is written to it later as well: objects, packs, logs, refs and the index', async () => {
  const place = temporaryWorkspace();
  place.git('repack', '-q');
  expect(openBelow(join(place.root, '.git'))).toContain('objects/pack');
  expect(await close(place)).toMatchObject({ folder: { state: 'closed' }, hasClosedHistory: true, refused: [] });
  expect(openBelow(join(place.root, '.git'))).toEqual([]);

  for (const word of ['one', 'two', 'three']) await makeChange(place.workspace, { 'SOUL.md': `${word}\n` });
  await undo(place.workspace);
  place.git('branch', 'aside');
  place.git('repack', '-dq');
  await makeChange(place.workspace, { 'SOUL.md': 'four\n', 'memory/2026-02-03.md': 'new\n' });
  place.git('gc', '--quiet');
  place.git('commit-graph', 'write');
  place.git('multi-pack-index', 'write');
  await makeChange(place.workspace, { 'SOUL.md': 'five\n' });
  expect(openBelow(join(place.root, '.git'))).toEqual([]);
  expect(await close(place)).toEqual({
    folder: { state: 'private' },
    closed: 0,
    hasClosedHistory: false,
    refused: [],
  });
});

test('the maintenance that the journal starts keeps the history closed', async () => {
  const place = temporaryWorkspace();
  await close(place);
  place.git('config', 'gc.autoPackLimit', '1');
  for (const word of ['one', 'two', 'three']) {
    await makeChange(place.workspace, { 'SOUL.md': `${word}\n` });
    place.git('repack', '-dq');
  }
  const packs = () => readdirSync(join(place.root, '.git/objects/pack')).filter((name) => name.endsWith('.pack'));
  expect(packs()).toHaveLength(3);
  place.write('.agentsoul/changes-since-maintenance', '199');
  await makeChange(place.workspace, { 'SOUL.md': 'four\n' });
  await expect.poll(packs, { timeout: 250_000 }).toHaveLength(1);
  // What git holds while it works is gone when it is done.
  await expect.poll(() => readdirSync(join(place.root, '.git')), { timeout: 250_000 }).not.toContain('gc.pid');
  expect(openBelow(join(place.root, '.git'))).toEqual([]);
});

test('the files of every role and of agentsoul are closed; what the agent does not know is left to the folder', async () => {
  const place = temporaryWorkspace();
  const own = ['memory/vault/safe.md', 'memory/meta/x.json', 'rooms/den.md', 'transcripts/a/b.txt', 'agentsoul.json'];
  for (const path of [...own, 'projects/lamp.txt', 'run.sh']) place.write(path, '{}\n');
  await makeChange(place.workspace, { 'SOUL.md': 'one\n' });
  chmodSync(join(place.root, 'run.sh'), 0o755);
  chmodSync(join(place.root, '.agentsoul'), 0o755);
  chmodSync(join(place.root, '.agentsoul/last-change'), 0o644);
  await close(place);
  expect(openBelow(place.root).sort()).toEqual(['projects', 'projects/lamp.txt', 'run.sh']);
});

test('what agentsoul notes in the state folder of the user is closed', async () => {
  const place = temporaryWorkspace();
  const stateDir = join(temporaryFolder(), 'agentsoul');
  mkdirSync(join(stateDir, 'baselines'), { recursive: true });
  await restrictPermissions({ ...place.workspace, stateDir }, { repository: null, mayCloseFolder: false });
  expect(openBelow(stateDir)).toEqual([]);
});

test('a folder that its owner keeps open keeps its files open too, but not its history', async () => {
  const place = temporaryWorkspace();
  expect(await close(place, false)).toMatchObject({ folder: { state: 'open' }, closed: 0, hasClosedHistory: true });
  expect([modeOf(place.root), modeOf(join(place.root, 'SOUL.md'))]).toEqual(['755', '644']);
  expect(openBelow(join(place.root, '.git'))).toEqual([]);
  chmodSync(place.root, 0o700);
  await close(place, false);
  expect(modeOf(join(place.root, 'SOUL.md'))).toBe('600');
});

describe('what belongs to others as well is left as it is', () => {
  test('a repository around the workspace', async () => {
    const place = temporaryWorkspace({ kind: 'parent' });
    const settings = readFileSync(join(place.top, '.git/config'), 'utf8');
    const before = modesBelow(join(place.top, '.git'));
    expect(await close(place)).toMatchObject({ folder: { state: 'closed' }, hasClosedHistory: false });
    expect(modesBelow(join(place.top, '.git'))).toEqual(before);
    expect(readFileSync(join(place.top, '.git/config'), 'utf8')).toBe(settings);
    expect([modeOf(place.top), modeOf(place.root)]).toEqual(['755', '700']);
  });

  test('the repository of a worktree', async () => {
    const place = temporaryWorkspace();
    const tree = join(temporaryFolder(), 'tree');
    place.git('worktree', 'add', '--quiet', tree);
    const before = modesBelow(join(place.root, '.git'));
    const inTree = { ...place.workspace, root: tree, reads: { path: tree, excluded: [] } };
    await restrictPermissions(inTree, { repository: await findRepository(tree, inTree.env), mayCloseFolder: true });
    expect(modesBelow(join(place.root, '.git'))).toEqual(before);
    expect(modeOf(tree)).toBe('700');
  });

  test('a file that has a second name elsewhere, such as the objects of a clone', async () => {
    const place = temporaryWorkspace();
    const shared = join(temporaryFolder(), 'shared.md');
    linkSync(join(place.root, 'SOUL.md'), shared);
    const objects = readdirSync(join(place.root, '.git/objects'), { recursive: true, withFileTypes: true });
    const [object] = objects.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    linkSync(String(object), join(temporaryFolder(), 'object'));
    await close(place);
    expect([modeOf(shared), modeOf(String(object)), modeOf(join(place.root, '.git'))]).toEqual(['644', '444', '700']);
  });

  test('settings of git that lie behind a link', async () => {
    const place = temporaryWorkspace();
    const elsewhere = join(temporaryFolder(), 'config');
    renameSync(join(place.root, '.git/config'), elsewhere);
    symlinkSync(elsewhere, join(place.root, '.git/config'));
    const before = readFileSync(elsewhere, 'utf8');
    await close(place);
    expect([readFileSync(elsewhere, 'utf8'), modeOf(elsewhere)]).toEqual([before, '644']);
    expect(modeOf(join(place.root, '.git'))).toBe('700');
  });

  test('a folder in which everybody may put files', async () => {
    const place = temporaryWorkspace();
    chmodSync(place.root, 0o1777);
    const folder = { state: 'shared', why: 'everybody may put files there' };
    expect(await close(place)).toMatchObject({ folder });
    expect([modeOf(place.root), modeOf(join(place.root, 'SOUL.md'))]).toEqual(['1777', '600']);
  });

  // Only the administrator can give a file away.
  test.runIf(process.getuid?.() === 0)('a folder that holds something of another user', async () => {
    const place = temporaryWorkspace();
    place.write('theirs.txt', 'x\n');
    chownSync(join(place.root, 'theirs.txt'), 65_534, 65_534);
    const folder = { state: 'shared', why: 'theirs.txt in it belongs to another user' };
    expect(await close(place)).toMatchObject({ folder });
    expect([modeOf(place.root), modeOf(join(place.root, '.git'))]).toEqual(['755', '700']);
  });
});

test('folders of other agents in the same place are theirs', async () => {
  const place = temporaryWorkspace();
  place.write('memory/otto/note.md', 'x\n');
  const excluded = [join(place.root, 'memory/otto')];
  const workspace = { ...place.workspace, reads: { path: place.root, excluded } };
  await restrictPermissions(workspace, { repository: null, mayCloseFolder: true });
  expect([modeOf(join(place.root, 'memory')), statSync(String(excluded[0])).mode & 0o777]).toEqual(['700', 0o755]);
});
