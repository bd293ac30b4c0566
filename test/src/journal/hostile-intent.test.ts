import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentHash } from '../../../src/workspace/change-in-progress.js';
import { readSnapshot } from '../../../src/workspace/snapshot.js';
import { failure } from '../../support/errors.js';
import { makeChange } from '../../support/make-change.js';
import {
  allFiles,
  type TemporaryWorkspace,
  temporaryFolder,
  temporaryWorkspace,
} from '../../support/temporary-workspace.js';

const id = 'c-bad0bad0';
const poison = 'poison\n';

/** An intent as one of ours would look, with parts replaced, beside the bytes it names. */
function plant(place: TemporaryWorkspace, parts: Record<string, unknown>, bytes = poison): void {
  mkdirSync(join(place.root, `.agentsoul/staged-${id}`), { recursive: true });
  writeFileSync(join(place.root, `.agentsoul/staged-${id}/0`), bytes);
  const audit = { path: 'memory/meta/audit.log', lines: [] };
  const intent = { version: 1, id, commit: null, files: [], index: [], audit, ...parts };
  writeFileSync(join(place.root, '.agentsoul/intent.json'), JSON.stringify(intent));
}

function file(path: string, parts: Record<string, unknown> = {}) {
  return {
    path,
    oldHash: null,
    newHash: contentHash(Buffer.from(poison)),
    staged: `.agentsoul/staged-${id}/0`,
    ...parts,
  };
}

/** What the workspace reads as, by the reader every command uses. */
function readThrough(place: TemporaryWorkspace, paths: readonly string[]): Promise<Record<string, string>> {
  return readSnapshot(place.workspace.reads, async (reader) => {
    const files: Record<string, string> = {};
    for (const path of paths) {
      const read = await reader.read(path);
      files[path] = read.state === 'present' ? read.bytes.toString('utf8') : read.state;
    }
    return files;
  });
}

const soul = '# Soul\n\nBe kind.\n';
const begun = file('MEMORY.md', {
  newHash: contentHash(Buffer.from('- begun\n')),
  staged: `.agentsoul/staged-${id}/1`,
});

describe.each(['own', 'none'] as const)('in a workspace of kind %s', (kind) => {
  test.each<[string, (outside: string) => Record<string, unknown>]>([
    ['a path that climbs out', () => ({ files: [begun, file('../escaped.md')] })],
    ['a path that climbs out later', () => ({ files: [begun, file('memory/../../escaped.md')] })],
    ['an absolute path', (outside) => ({ files: [begun, file(join(outside, 'escaped.md'))] })],
    ['a path through a link', () => ({ files: [begun, file('way-out/escaped.md')] })],
    ["a path into git's folder", () => ({ files: [begun, file('.git/hooks/pre-commit')] })],
    ["a path into git's folder, shouted", () => ({ files: [begun, file('.GIT/hooks/pre-commit')] })],
    ["a path into the journal's folder", () => ({ files: [begun, file('.agentsoul/escaped.md')] })],
    ['bytes from outside', () => ({ files: [begun, file('escaped.md', { staged: '../secret.txt' })] })],
    ['bytes of another file', () => ({ files: [begun, file('escaped.md', { staged: 'USER.md' })] })],
    ['a log outside', () => ({ files: [begun], audit: { path: '../escaped.md', lines: ['x'] } })],
    ['an id that is a path', () => ({ id: '../../x', files: [begun] })],
    [
      'an index entry that is a link',
      () => ({ files: [begun], index: [{ path: 'x', mode: '120000', before: null, after: 'a'.repeat(40) }] }),
    ],
  ])('an intent with %s is followed by nobody', async (_, parts) => {
    const place = temporaryWorkspace({ kind, isTrusted: false });
    const outside = temporaryFolder();
    writeFileSync(join(place.root, '../secret.txt'), poison);
    symlinkSync(outside, join(place.root, 'way-out'));
    plant(place, parts(outside));
    writeFileSync(join(place.root, `.agentsoul/staged-${id}/1`), '- begun\n');
    place.write('MEMORY.md', '- begun\n');

    const read = await readThrough(place, ['SOUL.md', 'escaped.md']);
    expect(read).toEqual({ 'SOUL.md': soul, 'escaped.md': 'missing' });
    await makeChange(place.workspace, { 'STYLE.md': 'ours\n' });
    const found = execFileSync('find', [
      join(place.root, '..'),
      outside,
      '-name',
      'escaped.md',
      '-o',
      '-name',
      'pre-commit',
    ]);
    expect(found.toString()).toBe('');
    expect(place.read('STYLE.md')).toBe('ours\n');
    expect([
      existsSync(join(place.root, '.agentsoul/intent.json')),
      existsSync(join(place.root, `.agentsoul/staged-${id}`)),
    ]).toEqual([false, false]);
  });
});

test('bytes that lie behind a link are not shown and not written', async () => {
  const place = temporaryWorkspace({
    kind: 'none',
    files: { 'SOUL.md': soul, 'MEMORY.md': 'private\n', 'STYLE.md': 'new\n' },
  });
  const newHash = contentHash(Buffer.from('private\n'));
  const style = {
    path: 'STYLE.md',
    oldHash: contentHash(Buffer.from('old\n')),
    newHash: contentHash(Buffer.from('new\n')),
    staged: null,
  };
  plant(place, { files: [style, file('SOUL.md', { oldHash: contentHash(Buffer.from(soul)), newHash })] });
  rmSync(join(place.root, `.agentsoul/staged-${id}/0`));
  symlinkSync(join(place.root, 'MEMORY.md'), join(place.root, `.agentsoul/staged-${id}/0`));
  expect(await readThrough(place, ['SOUL.md'])).toEqual({ 'SOUL.md': soul });
});

test('a staging folder that is a link is not entered', async () => {
  const place = temporaryWorkspace({ kind: 'none' });
  const outside = temporaryFolder();
  plant(place, { files: [file('escaped.md')] });
  rmSync(join(place.root, `.agentsoul/staged-${id}`), { recursive: true });
  writeFileSync(join(outside, '0'), poison);
  symlinkSync(outside, join(place.root, `.agentsoul/staged-${id}`));
  expect(await readThrough(place, ['escaped.md'])).toEqual({ 'escaped.md': 'missing' });
  const change = await makeChange(place.workspace, { 'STYLE.md': 'ours\n' });
  expect(change.warnings).toEqual([
    `The new content of escaped.md is missing, so the file stays as it was before ${id}.`,
  ]);
  expect([place.read('escaped.md'), readFileSync(join(outside, '0'), 'utf8')]).toEqual([null, poison]);
});

test.each<[string, (path: string, outside: string) => void]>([
  ['huge', (path) => writeFileSync(path, ' '.repeat(3 * 1024 * 1024))],
  ['no JSON', (path) => writeFileSync(path, '{"version": 1')],
  ['a folder', (path) => mkdirSync(path)],
  ['a pipe nobody writes to', (path) => execFileSync('sh', ['-c', 'mkfifo "$1"', 'sh', path])],
  ['a link to an endless file', (path) => symlinkSync('/dev/zero', path)],
  ['a link to a file outside', (path, outside) => symlinkSync(join(outside, 'kept'), path)],
])('an intent that is %s holds up neither readers nor writers', async (_, put) => {
  const place = temporaryWorkspace();
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'kept'), 'kept\n');
  mkdirSync(join(place.root, '.agentsoul'));
  put(join(place.root, '.agentsoul/intent.json'), outside);
  expect(await readThrough(place, ['SOUL.md'])).toEqual({ 'SOUL.md': soul });
  await makeChange(place.workspace, { 'SOUL.md': 'ours\n' });
  expect(await readThrough(place, ['SOUL.md'])).toEqual({ 'SOUL.md': 'ours\n' });
  expect(readFileSync(join(outside, 'kept'), 'utf8')).toBe('kept\n');
});

test.each(['lock-holder', 'changes-since-maintenance', 'last-change', 'index-behind.json', 'intent.json'])(
  'a link planted as .agentsoul/%s is not written through',
  async (name) => {
    const place = temporaryWorkspace();
    const victim = join(temporaryFolder(), 'victim');
    writeFileSync(victim, 'precious\n');
    mkdirSync(join(place.root, '.agentsoul'));
    symlinkSync(victim, join(place.root, '.agentsoul', name));
    await makeChange(place.workspace, { 'SOUL.md': 'ours\n' });
    expect([readFileSync(victim, 'utf8'), place.read('SOUL.md')]).toEqual(['precious\n', 'ours\n']);
  },
);

test.each<[string, string, (place: TemporaryWorkspace, outside: string) => void]>([
  [
    'the state folder is a link',
    '.agentsoul',
    (place, outside) => symlinkSync(outside, join(place.root, '.agentsoul')),
  ],
  [
    'the lock is a link',
    '.agentsoul/lock.sqlite',
    (place, outside) => {
      mkdirSync(join(place.root, '.agentsoul'));
      symlinkSync(join(outside, 'kept'), join(place.root, '.agentsoul/lock.sqlite'));
    },
  ],
  [
    'the lock is a file with content',
    '.agentsoul/lock.sqlite',
    (place) => {
      mkdirSync(join(place.root, '.agentsoul'));
      place.write('.agentsoul/lock.sqlite', 'no database\n');
    },
  ],
  [
    'the audit log is a link',
    'memory/meta/audit.log',
    (place, outside) => {
      mkdirSync(join(place.root, 'memory/meta'));
      symlinkSync(join(outside, 'kept'), join(place.root, 'memory/meta/audit.log'));
    },
  ],
  [
    'the folder of the audit log is a link',
    'memory/meta/audit.log',
    (place, outside) => symlinkSync(outside, join(place.root, 'memory/meta')),
  ],
])('when %s, the change is refused before anything is touched', async (_, named, put) => {
  const place = temporaryWorkspace();
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'kept'), 'kept\n');
  put(place, outside);
  const before = [allFiles(outside), place.git('rev-parse', 'HEAD')];
  const error = await failure(makeChange(place.workspace, { 'SOUL.md': 'ours\n' }));
  expect([error.code, error.message.split(' ')[0]]).toEqual(['path-outside', named]);
  expect([allFiles(outside), place.git('rev-parse', 'HEAD')]).toEqual(before);
  expect(place.read('SOUL.md')).toBe(soul);
});

test('a file is never written through a link that leads out, nowhere or into git', async () => {
  const place = temporaryWorkspace();
  const outside = temporaryFolder();
  symlinkSync(outside, join(place.root, 'out'));
  symlinkSync(join(outside, 'missing'), join(place.root, 'nowhere'));
  symlinkSync('.git', join(place.root, 'history'));
  symlinkSync('.agentsoul', join(place.root, 'state'));
  const codes: string[] = [];
  for (const path of [
    'out/x.md',
    'nowhere',
    'nowhere/x.md',
    'history/config',
    'state/intent.json',
    '.git/config',
    '.Git/x',
    '.agentsoul/x',
    'SOUL.md/x',
  ])
    codes.push((await failure(makeChange(place.workspace, { [path]: 'x\n' }))).code);
  expect(codes).toEqual(codes.map(() => 'path-outside'));
  expect(allFiles(outside)).toEqual({});
});

test('a link inside the workspace is followed to the file it names, once', async () => {
  const place = temporaryWorkspace();
  symlinkSync('SOUL.md', join(place.root, 'CLAUDE.md'));
  const change = await makeChange(place.workspace, { 'CLAUDE.md': 'ours\n' });
  expect(change.files).toEqual([{ path: 'SOUL.md', action: 'EDIT' }]);
  expect([place.read('SOUL.md'), place.read('CLAUDE.md')]).toEqual(['ours\n', 'ours\n']);
  await expect(makeChange(place.workspace, { 'CLAUDE.md': 'a\n', 'SOUL.md': 'b\n' })).rejects.toThrow(
    'The plan edits SOUL.md twice.',
  );
});
