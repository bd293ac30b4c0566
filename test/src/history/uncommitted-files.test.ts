import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRepository, type Repository } from '../../../src/git/repository.js';
import { uncommittedFiles } from '../../../src/history/uncommitted-files.js';
import { type TemporaryWorkspace, temporaryWorkspace } from '../../support/temporary-workspace.js';

async function editedIn(place: TemporaryWorkspace, excluded: readonly string[] = []): Promise<string[]> {
  const repository: Repository | null = await findRepository(place.root, place.workspace.env);
  if (repository === null) throw new Error('There is no repository.');
  return uncommittedFiles({ reads: { path: place.root, excluded } }, repository);
}

test.each(['own', 'parent'] as const)('edited, new and deleted files are found, staged or not (%s)', async (kind) => {
  const place = temporaryWorkspace({ kind });
  place.write(kind === 'own' ? 'code.txt' : '../../code.txt', 'changed\n');
  place.write('SOUL.md', 'edited\n');
  place.write('ünïcode "new".md', 'new\n');
  place.write('STYLE.md', 'staged\n');
  place.git('add', `${place.prefix}STYLE.md`);
  place.write('memory/meta/audit.log', 'ignored\n');
  place.write('.agentsoul/anything', 'ours\n');
  rmSync(join(place.root, 'MEMORY.md'));
  const own = kind === 'own' ? ['code.txt'] : [];
  expect(await editedIn(place)).toEqual(['MEMORY.md', 'SOUL.md', 'STYLE.md', ...own, 'ünïcode "new".md'].sort());
});

test('a file that was touched without being changed is not edited', async () => {
  const place = temporaryWorkspace();
  place.write('SOUL.md', '# Soul\n\nBe kind.\n');
  expect(await editedIn(place)).toEqual([]);
});

test("links, nested repositories and other agents' files are left out", async () => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': 'a\n', 'STYLE.md': 'b\n' } });
  symlinkSync('SOUL.md', join(place.root, 'CLAUDE.md'));
  rmSync(join(place.root, 'STYLE.md'));
  symlinkSync('SOUL.md', join(place.root, 'STYLE.md'));
  mkdirSync(join(place.root, 'nested'));
  place.git('init', '--quiet', 'nested');
  place.write('nested/x.md', 'x\n');
  place.write('other/SOUL.md', 'theirs\n');
  expect(await editedIn(place, [join(place.root, 'other')])).toEqual([]);
});

test.each(['own', 'parent'] as const)('files that git was told to leave alone are not edited (%s)', async (kind) => {
  const place = temporaryWorkspace({ kind });
  place.git('update-index', '--skip-worktree', `${place.prefix}MEMORY.md`);
  place.git('update-index', '--assume-unchanged', `${place.prefix}SOUL.md`);
  rmSync(join(place.root, 'MEMORY.md'));
  place.write('SOUL.md', 'edited\n');
  place.write('memory/2026-02-02.md', 'edited\n');
  expect(await editedIn(place)).toEqual(['memory/2026-02-02.md']);
});
