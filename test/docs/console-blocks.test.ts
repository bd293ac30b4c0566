import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from '../cli/binary.js';
import { replayPage } from './console-blocks.js';

// `npx vitest run test/docs -u` writes what the commands print today into the pages.
test.each(['README.md', 'docs/guide.md'])(
  'every command in %s works and prints what the page shows',
  async (page) => {
    const text = readFileSync(`${root}${page}`, 'utf8');
    await expect(replayPage(text)).toMatchFileSnapshot(`${root}${page}`);
  },
  300_000,
);

test('a command that fails is reported with what it printed', () => {
  const page = '```console\n$ echo too bad; false\n```\n';
  expect(() => replayPage(page)).toThrow('`echo too bad; false` ended with exit code 1:\ntoo bad\n');
});

test('lines that are not true any more are replaced, and … leaves lines out', () => {
  const page = '```console\n$ printf "%s\\n" one 2 three four\none\n9\n…\nfour\n```\n';
  expect(replayPage(page)).toBe(page.replace('\n9\n', '\n2\n'));
});

test('output that is missing in a page is put in, and ids and dates of an earlier run stay', () => {
  const page =
    '```console\n$ echo Commit 0a1b2c3d4e of 2026-02-02\nCommit 9f8e7d6c5b of 2025-01-01\n$ echo more\n```\n';
  expect(replayPage(page)).toBe(page.replace('echo more\n', 'echo more\nmore\n'));
});
