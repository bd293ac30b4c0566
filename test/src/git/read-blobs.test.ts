import { expect, test } from 'vitest';
import { blobId, fileAt, readBlobs, treeEntries } from '../../../src/git/read-blobs.js';
import { findRepository, type Repository } from '../../../src/git/repository.js';
import { type TemporaryWorkspace, temporaryWorkspace } from '../../support/temporary-workspace.js';

async function repositoryOf({ root, workspace }: TemporaryWorkspace): Promise<Repository> {
  const repository = await findRepository(root, workspace.env);
  if (repository === null) throw new Error('There is no repository.');
  return repository;
}

test.each(['sha1', 'sha256'] as const)('we name bytes as git does with %s', (format) => {
  const place = temporaryWorkspace({ initOptions: [`--object-format=${format}`] });
  expect(blobId(Buffer.from('# Soul\n\nBe kind.\n'), format)).toBe(place.git('rev-parse', 'HEAD:SOUL.md').trim());
});

test('entries are those of the named paths, relative to the workspace', async () => {
  const place = temporaryWorkspace({
    kind: 'parent',
    files: { 'SOUL.md': 'a\n', 'memory/a.md': 'b\n', 'memory/b.md': 'c\n' },
  });
  const repository = await repositoryOf(place);
  const paths = ['SOUL.md', 'memory/a.md', 'memory', 'missing.md', 'code.txt'];
  expect([...(await treeEntries(repository, 'HEAD', paths))]).toEqual([
    ['SOUL.md', { mode: '100644', blob: blobId(Buffer.from('a\n'), 'sha1') }],
    ['memory/a.md', { mode: '100644', blob: blobId(Buffer.from('b\n'), 'sha1') }],
  ]);
});

test('more paths than fit on a command line are found too', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `memory/note-${index}.md`);
  const place = temporaryWorkspace({ files: Object.fromEntries(names.map((name) => [name, `${name}\n`])) });
  const entries = await treeEntries(await repositoryOf(place), 'HEAD', names.slice(0, 250));
  expect([...entries.keys()].sort()).toEqual(names.slice(0, 250).sort());
});

test('many blobs are read at once, of any bytes, and unknown ones are left out', async () => {
  const contents = ['', '\n', 'a\nb', 'blob 3\n', '\0\x01\xff'].map((text) => Buffer.from(text, 'latin1'));
  const place = temporaryWorkspace();
  for (const [index, bytes] of contents.entries()) place.write(`${index}.bin`, bytes);
  place.git('add', '--all');
  const ids = contents.map((bytes) => blobId(bytes, 'sha1'));
  const read = await readBlobs(await repositoryOf(place), [...ids, 'f'.repeat(40), ids[0] ?? '']);
  expect([...read]).toEqual(ids.map((id, index) => [id, contents[index]]));
});

test('a file at a commit is its bytes, or null when it was not there', async () => {
  const place = temporaryWorkspace();
  const repository = await repositoryOf(place);
  expect(await fileAt(repository, 'HEAD', 'SOUL.md')).toEqual(Buffer.from('# Soul\n\nBe kind.\n'));
  expect(await fileAt(repository, 'HEAD', 'STYLE.md')).toBe(null);
});
