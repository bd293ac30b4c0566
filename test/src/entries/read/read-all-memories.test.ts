import { expect, test } from 'vitest';
import { describeMemoryPath } from '../../../../src/entries/paths/memory-files.js';
import { entriesOf } from '../../../../src/entries/read/read-all-memories.js';
import type { FileBytes } from '../../../../src/workspace/read-workspace-file.js';
import { openFiles } from '../../../support/workspace-files.js';

const path = 'memory/2026-02-01.md';

function fileSaying(text: string): FileBytes {
  const bytes = Buffer.from(`# 2026-02-01\n\n## 09:00 | fact\n${text}\n`);
  return { state: 'present', path, realPath: path, bytes, identity: text };
}

async function open(settings: object = {}) {
  const workspace = await openFiles(
    { 'SOUL.md': '# Soul\n', 'agentsoul.json': JSON.stringify({ profile: 'agentsoul', ...settings }) },
    { isTrusted: true },
  );
  const file = describeMemoryPath(workspace, path);
  if (file === null) throw new Error('The notes of a day hold memories.');
  return { workspace, file };
}

test('a file is taken apart once for as long as it says the same', async () => {
  const { workspace, file } = await open();
  const first = entriesOf(workspace, file, fileSaying('The gate is green.'));
  expect(entriesOf({ ...workspace }, file, fileSaying('The gate is green.'))).toBe(first);
  const [changed] = entriesOf(workspace, file, fileSaying('The gate is blue.'));
  expect([first[0]?.text, changed?.text]).toEqual(['The gate is green.', 'The gate is blue.']);
});

test('who may find it is asked anew of another config, and of another name of the file', async () => {
  const [closed, opened] = [await open(), await open({ scopes: { subagent: { episodes: true } } })];
  const audiences = [closed, opened].map(
    ({ workspace, file }) => entriesOf(workspace, file, fileSaying('The gate is green.'))[0]?.audience,
  );
  expect(audiences.map((audience) => audience?.includes('subagent'))).toEqual([false, true]);
  const alias = { ...fileSaying('The gate is green.'), realPath: 'private.md' };
  expect(entriesOf(opened.workspace, opened.file, alias)[0]?.audience).toEqual(['main']);
});
