import { chmodSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeChange, saveFiles } from '../../support/make-change.js';
import { allFiles, type TemporaryWorkspace, temporaryWorkspace } from '../../support/temporary-workspace.js';

describe.each(['own', 'parent'] as const)('in a repository of kind %s', (kind) => {
  test('staged and unstaged edits in other files are left exactly as they are', async () => {
    const place = temporaryWorkspace({ kind });
    place.write('STYLE.md', 'staged\n');
    place.git('add', `${place.prefix}STYLE.md`);
    place.write('STYLE.md', 'staged, then edited\n');
    place.write('memory/2026-02-02.md', 'unstaged\n');
    place.write('notes.txt', 'untracked\n');
    const before = { cached: place.git('diff', '--cached'), index: otherEntries(place), files: allFiles(place.top) };

    await makeChange(place.workspace, { 'SOUL.md': 'ours\n' });

    expect({ cached: place.git('diff', '--cached'), index: otherEntries(place), files: allFiles(place.top) }).toEqual({
      ...before,
      files: { ...before.files, [`${place.prefix}SOUL.md`]: 'ours\n' },
    });
  });

  test("the person's next commit holds exactly what they staged, and our change stays", async () => {
    const place = temporaryWorkspace({ kind });
    place.write('STYLE.md', 'theirs\n');
    place.git('add', `${place.prefix}STYLE.md`);
    await makeChange(place.workspace, { 'SOUL.md': 'ours\n', 'memory/2026-02-02.md': null, 'memory/new.md': 'new\n' });
    place.git('commit', '--quiet', '--message', 'theirs');

    expect(place.git('show', '--format=', '--name-status', 'HEAD')).toBe(`A\t${place.prefix}STYLE.md\n`);
    expect(place.git('show', `HEAD:${place.prefix}SOUL.md`)).toBe('ours\n');
    expect(
      place
        .git('ls-tree', '-r', '--name-only', 'HEAD', place.prefix || '.')
        .trim()
        .split('\n'),
    ).toEqual(['.gitignore', 'MEMORY.md', 'SOUL.md', 'STYLE.md', 'memory/new.md'].map((path) => place.prefix + path));
    expect(place.git('status', '--porcelain')).toBe('');
  });

  test('uncommitted edits in a file we write become a commit of their own first', async () => {
    const place = temporaryWorkspace({ kind });
    place.write('SOUL.md', 'theirs\n');
    place.write('MEMORY.md', 'theirs too, not written by us\n');
    const change = await makeChange(place.workspace, { 'SOUL.md': 'theirs\nours\n' });

    expect(place.git('log', '-2', '--format=%H %an %s').trim().split('\n')).toEqual([
      `${change.commit} bot:cli [EDIT] SOUL.md — change some files`,
      `${change.manualCommit} manual [EDIT] SOUL.md — edits made by hand`,
    ]);
    expect(place.git('show', `${change.manualCommit}:${place.prefix}SOUL.md`)).toBe('theirs\n');
    expect(place.git('show', '--format=', '--name-only', String(change.manualCommit))).toBe(`${place.prefix}SOUL.md\n`);
    expect(place.git('status', '--porcelain')).toBe(` M ${place.prefix}MEMORY.md\n`);
    const [manual = '', own = ''] = (place.read('memory/meta/audit.log') ?? '').split('\n');
    expect(manual).toMatch(
      /^2026-02-02T14:30:00Z \| EDIT \| SOUL\.md \| manual \| – \| ⚠️ CRITICAL: edits made by hand \(c-[0-9a-f]{10}\)$/,
    );
    expect(own).toMatch(/ \| EDIT \| SOUL\.md \| bot:cli \| unattended \| ⚠️ CRITICAL: change some files \(c-/);
  });

  test('a staged edit in a file we write is recorded as it is on disk', async () => {
    const place = temporaryWorkspace({ kind });
    place.write('SOUL.md', 'staged\n');
    place.git('add', `${place.prefix}SOUL.md`);
    place.write('SOUL.md', 'staged\nand more\n');
    const change = await makeChange(place.workspace, { 'SOUL.md': 'staged\nand more\nours\n' });
    expect(place.git('show', `${change.manualCommit}:${place.prefix}SOUL.md`)).toBe('staged\nand more\n');
    expect(place.git('status', '--porcelain')).toBe('');
  });

  test('a file that the person deleted, or created without git, is recorded so before we write it', async () => {
    const place = temporaryWorkspace({ kind });
    rmSync(join(place.root, 'SOUL.md'));
    place.write('STYLE.md', 'created by hand\n');
    const change = await makeChange(place.workspace, { 'SOUL.md': 'again\n', 'STYLE.md': 'ours\n' });
    expect(change.files).toEqual([
      { path: 'SOUL.md', action: 'CREATE' },
      { path: 'STYLE.md', action: 'EDIT' },
    ]);
    expect(place.git('show', '--format=%s', '--name-status', String(change.manualCommit))).toBe(
      `[EDIT] 2 files — edits made by hand\n\nD\t${place.prefix}SOUL.md\nA\t${place.prefix}STYLE.md\n`,
    );
  });
});

test('save records everything that differs from git, and nothing when nothing does', async () => {
  const place = temporaryWorkspace();
  place.write('SOUL.md', 'by hand\n');
  place.write('memory/new.md', 'new\n');
  rmSync(join(place.root, 'memory/2026-02-02.md'));
  const saved = await saveFiles(place.workspace);
  expect(saved.files).toEqual([
    { path: 'SOUL.md', action: 'EDIT' },
    { path: 'memory/2026-02-02.md', action: 'DELETE' },
    { path: 'memory/new.md', action: 'CREATE' },
  ]);
  await expect(saveFiles(place.workspace)).rejects.toThrow('The change left everything as it was.');
});

test('save of named files leaves the others alone', async () => {
  const place = temporaryWorkspace({ kind: 'parent' });
  place.write('SOUL.md', 'by hand\n');
  place.write('MEMORY.md', 'also by hand\n');
  const saved = await saveFiles(place.workspace, ['SOUL.md']);
  expect(saved.files).toEqual([{ path: 'SOUL.md', action: 'EDIT' }]);
  expect(place.git('status', '--porcelain')).toBe(` M ${place.prefix}MEMORY.md\n`);
});

test('an edit that git can only tell by comparing contents is not overlooked afterwards', async () => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': 'a\n', 'STYLE.md': 'aaaa\n' } });
  const then = new Date('2026-01-01T00:00:00Z');
  place.git('config', 'core.trustctime', 'false');
  utimesSync(join(place.root, 'STYLE.md'), then, then);
  place.git('update-index', '--refresh');
  place.write('STYLE.md', 'bbbb\n');
  for (const path of ['STYLE.md', '.git/index']) utimesSync(join(place.root, path), then, then);
  await makeChange(place.workspace, { 'SOUL.md': 'ours\n' });
  expect(place.git('status', '--porcelain')).toBe(' M STYLE.md\n');
});

test('an executable file stays executable, on disk and in git', async () => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': 'a\n', 'tool.sh': '#!/bin/sh\n' } });
  chmodSync(join(place.root, 'tool.sh'), 0o755);
  place.git('commit', '--quiet', '--all', '--message', 'executable');
  await makeChange(place.workspace, { 'tool.sh': '#!/bin/sh\ntrue\n' });
  expect(place.git('ls-tree', 'HEAD', 'tool.sh')).toMatch(/^100755 blob /);
  expect(place.git('status', '--porcelain')).toBe('');
});

/** Index entries of everything our change does not write. */
function otherEntries(place: TemporaryWorkspace): string {
  return place
    .git('ls-files', '--stage')
    .split('\n')
    .filter((line) => !line.endsWith('SOUL.md'))
    .join('\n');
}
