import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintHere, poisoned, soul, tags } from './lint-here.js';

const bad = `- Tea, ${tags}not coffee.\n`;

/** What was reported and what was looked at. */
async function found(here: ReturnType<typeof lintHere>, argv: readonly string[], cwd = '.') {
  const { stdout } = await here.lint([...argv, '--json'], { cwd: join(here.root, cwd) });
  const { findings, checked, workspaces } = JSON.parse(stdout);
  const paths = findings.map(({ path }: { path: string }) => path);
  return { paths, files: checked.files, ...(workspaces !== undefined && { workspaces: workspaces.length }) };
}

test('files and folders of a workspace are checked alone, from wherever the user stands', async () => {
  const here = lintHere({ ...poisoned, 'memory/2026-02-02.md': bad, 'memory/vault/page.md': bad });
  expect(await found(here, ['memory'])).toEqual({ paths: ['memory/2026-02-02.md', 'memory/vault/page.md'], files: 2 });
  expect(await found(here, ['memory/vault', 'SOUL.md'])).toEqual({ paths: ['memory/vault/page.md'], files: 2 });
  expect(await found(here, ['../MEMORY.md', 'vault'], 'memory')).toEqual({
    paths: ['MEMORY.md', 'memory/vault/page.md'],
    files: 2,
  });
  expect((await found(here, ['.', 'SOUL.md'])).files).toBe(4);
});

test('several workspaces are checked in one run, and paths tell them apart', async () => {
  const here = lintHere({
    'README.md': bad,
    'agents/aria/SOUL.md': soul,
    'agents/aria/MEMORY.md': bad,
    'agents/bo/agentsoul.json': '{}',
    'agents/bo/SOUL.md': soul,
    'agents/bo/memory/2026-02-02.md': bad,
  });
  const { stdout, code } = await here.lint(['agents/aria', 'agents/bo', '--json']);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({
    ok: false,
    summary: { error: 2 },
    checked: { files: 4 },
    findings: [{ path: 'agents/aria/MEMORY.md' }, { path: 'agents/bo/memory/2026-02-02.md' }],
    workspaces: [
      { path: 'agents/aria', ok: false, checked: { files: 2 } },
      { path: 'agents/bo', ok: false, checked: { files: 2 } },
    ],
  });
  const human = await here.lint(['agents/aria', 'agents/bo']);
  expect(human.stdout).toContain('agents/bo/memory/2026-02-02.md\n  1:8 error');
  expect(human.stdout).toContain('2 errors in 2 of 4 files');
  // Each file belongs to the nearest workspace around it.
  expect(await found(here, ['agents/aria/MEMORY.md', 'agents/bo/memory/2026-02-02.md'])).toEqual({
    paths: ['agents/aria/MEMORY.md', 'agents/bo/memory/2026-02-02.md'],
    files: 2,
    workspaces: 2,
  });
});

test('a plain folder needs no set-up', async () => {
  const here = lintHere({ 'docs/notes.md': bad, 'docs/deep/er.md': 'Tea.\n' });
  expect(await found(here, [])).toEqual({ paths: ['docs/notes.md'], files: 2 });
  expect(await found(here, ['docs/notes.md'])).toEqual({ paths: ['docs/notes.md'], files: 1 });
  expect(await found(here, ['docs'])).toEqual({ paths: ['notes.md'], files: 2 });
});

test('people and build servers see paths from where they stand', async () => {
  const here = lintHere({ 'agents/aria/SOUL.md': soul, 'agents/aria/MEMORY.md': bad });
  expect((await here.lint(['-C', 'agents/aria'])).stdout).toContain('agents/aria/MEMORY.md\n  1:8');
  expect((await here.lint(['agents/aria', '--format', 'github'])).stdout).toContain('file=agents/aria/MEMORY.md,');
  const sarif = JSON.parse((await here.lint(['agents/aria', '--format', 'sarif'])).stdout);
  expect(sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe('agents/aria/MEMORY.md');
  expect(await found(here, ['-C', 'agents/aria'])).toEqual({ paths: ['MEMORY.md'], files: 2 });
});

test('GitHub is told paths from the root of the repository, wherever the check was started', async () => {
  const here = lintHere({ 'agents/aria/SOUL.md': soul, 'agents/aria/MEMORY.md': bad });
  mkdirSync(join(here.root, '.git'));
  const cwd = join(here.root, 'agents/aria');
  const sarif = JSON.parse((await here.lint(['--format', 'sarif'], { cwd })).stdout);
  expect(sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation).toEqual({
    uri: 'agents/aria/MEMORY.md',
    uriBaseId: '%SRCROOT%',
  });
  expect((await here.lint(['--format', 'github'], { cwd })).stdout).toContain('file=agents/aria/MEMORY.md,');
  expect((await here.lint([], { cwd })).stdout).toMatch(/^MEMORY\.md\n/);
});

test('a folder without a single text is no success', async () => {
  const here = lintHere({ 'code.txt': 'x' });
  const { code, stdout, stderr } = await here.lint();
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('so nothing was checked');
});
