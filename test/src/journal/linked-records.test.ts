import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDecayScores } from '../../../src/entries/records/decay-scores.js';
import { openWorkspace } from '../../../src/workspace/open-workspace.js';
import { failure } from '../../support/errors.js';
import { makeChange } from '../../support/make-change.js';
import { type TemporaryWorkspace, temporaryWorkspace } from '../../support/temporary-workspace.js';

const record = 'memory/meta/decay-scores.json';
const pinned = JSON.stringify({ version: 1, entries: { 'core:1': { status: 'faded', pinned: true } } });

const links: readonly (readonly [string, (place: TemporaryWorkspace) => void])[] = [
  ['is a link', ({ root }) => symlinkSync('../../SOUL.md', join(root, record))],
  [
    'lies behind one',
    ({ root }) => {
      renameSync(join(root, 'memory'), join(root, 'notes'));
      symlinkSync('notes', join(root, 'memory'));
    },
  ],
];

test.each(links)('a record that %s inside the workspace is neither read nor written', async (how, link) => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': pinned, [record]: pinned } });
  if (how === 'is a link') rmSync(join(place.root, record));
  link(place);
  const workspace = await openWorkspace(place.root);
  const { entries } = await workspace.snapshot((reader) => readDecayScores(workspace, reader));
  expect(entries.size).toBe(0);
  const error = await failure(makeChange(workspace, { [record]: '{}\n' }));
  expect([error.code, error.message]).toEqual([
    'path-outside',
    `${record} ${how === 'is a link' ? 'is a link' : 'is behind the link memory'}, so nothing is written to it.`,
  ]);
  expect(place.read('SOUL.md')).toBe(pinned);
});

test('other files are reached through a link inside, as before', async () => {
  const place = temporaryWorkspace();
  symlinkSync('SOUL.md', join(place.root, 'CLAUDE.md'));
  await makeChange(await openWorkspace(place.root), { 'CLAUDE.md': 'ours\n' });
  expect(place.read('SOUL.md')).toBe('ours\n');
});
