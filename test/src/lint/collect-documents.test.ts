import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { collectDocuments } from '../../../src/lint/collect-documents.js';
import { findProfile } from '../../../src/profiles/find-profile.js';
import { readSnapshot } from '../../../src/workspace/snapshot.js';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-collect-')));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(path: string | Buffer, content: string | Buffer = 'Tea.\n'): void {
  if (typeof path === 'string') mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(typeof path === 'string' ? join(root, path) : Buffer.concat([Buffer.from(`${root}/`), path]), content);
}

async function collect(options: { only?: string[]; mostPaths?: number; loaded?: string[] } = {}) {
  const layout = { profile: findProfile('agentsoul'), agentId: 'main' };
  const { documents, unreadable } = await readSnapshot({ path: root, excluded: [] }, (reader) =>
    collectDocuments(layout, reader, { root, ...options }),
  );
  return { read: [...documents.keys()].sort(), unreadable: Object.fromEntries(unreadable) };
}

test('a broken byte costs one sign, and the rest of the file is read', async () => {
  write('AGENTS.md', Buffer.from('Tea\xff and\nbread.\n', 'latin1'));
  const layout = { profile: findProfile('agentsoul'), agentId: 'main' };
  const { documents } = await readSnapshot({ path: root, excluded: [] }, (reader) => collectDocuments(layout, reader));
  const document = documents.get('AGENTS.md');
  expect([document?.text, document?.encoding]).toEqual(['Tea\uFFFD and\nbread.\n', 'broken']);
});

test('UTF-16 is read by its mark', async () => {
  write('AGENTS.md', Buffer.from('\uFEFFTea.\n', 'utf16le'));
  const layout = { profile: findProfile('agentsoul'), agentId: 'main' };
  const { documents } = await readSnapshot({ path: root, excluded: [] }, (reader) => collectDocuments(layout, reader));
  expect(documents.get('AGENTS.md')?.text).toBe('Tea.\n');
});

test('what can’t be opened is told, and everything else is read', async () => {
  write('SOUL.md');
  write('a\nb.md');
  write(Buffer.from('caf\xe9.md', 'latin1'));
  write(Buffer.from('caf\xe9.png', 'latin1'));
  write('memory/large.md', Buffer.alloc(2 * 1024 * 1024 + 1, 'x'));
  expect(await collect()).toEqual({
    read: ['SOUL.md'],
    unreadable: {
      'a\nb.md': 'Its name holds a control character, a backslash or a drive, so it is not opened.',
      'caf\uFFFD.md': 'Its name is not UTF-8, so it can’t be opened.',
      'memory/large.md': 'It is larger than 2 MB (2097153 bytes).',
    },
  });
});

test('a folder of packages is skipped, unless something in it is loaded or asked for', async () => {
  write('SOUL.md');
  write('vendor/a.md');
  write('notes/build/b.md');
  write('memory/build/2026-11-01.md');
  write('memory/node_modules/c.md');
  expect((await collect()).read).toEqual(['SOUL.md', 'memory/build/2026-11-01.md', 'memory/node_modules/c.md']);
  expect((await collect({ only: ['vendor/a.md'] })).read).toEqual(['vendor/a.md']);
  expect((await collect({ only: ['notes/build'] })).read).toEqual(['notes/build/b.md']);
  expect((await collect({ loaded: ['vendor/a.md'] })).read).toContain('vendor/a.md');
});

test('more paths than are looked at are told', async () => {
  for (const name of ['a', 'b', 'c']) write(`${name}/x.md`);
  expect(await collect({ mostPaths: 5 })).toEqual({
    read: ['b/x.md', 'c/x.md'],
    unreadable: {
      '.': 'There are more than 5 files and folders, so a/ and others were not checked. Name the folder of the agent.',
    },
  });
});
