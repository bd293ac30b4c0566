import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clean, type Here, lintHere, poisoned, soul, tags } from './lint-here.js';

const read = (here: Here, path: string) => readFileSync(join(here.root, path), 'utf8');

async function withHistory(files: Parameters<typeof lintHere>[0]): Promise<Here> {
  const here = lintHere(files);
  const made = await here.run(['init', '.', '--yes', '--no-input', '--timezone', 'UTC', '--quiet']);
  expect(made.code).toBe(0);
  return here;
}

test('only the offending characters go, in one change with an undo', async () => {
  const text = `\uFEFF# Memory\r\n\r\n- Tea, ${tags}not coffee.\t \r\n\n- 👨‍👩‍👧 نمی‌خواهم\r\n`;
  const here = await withHistory({ 'SOUL.md': soul, 'MEMORY.md': text });
  const { code, stdout, stderr } = await here.lint(['--fix', '--rule', 'HID001']);
  expect({ code, isClean: stdout.includes('all good') }).toEqual({ code: 0, isClean: true });
  expect(stderr).toMatch(/^✔ Edited MEMORY\.md\n {2}Commit [0-9a-f]{10}\. Undo: agentsoul undo c-[0-9a-f]{10}\n$/);
  expect(read(here, 'MEMORY.md')).toBe(text.replace(tags, ''));
  expect((await here.run(['undo'])).code).toBe(0);
  expect(read(here, 'MEMORY.md')).toBe(text);
});

test('the document tells what is left and what was changed', async () => {
  const here = await withHistory(poisoned);
  const { code, stdout } = await here.lint(['--fix', '--json', '--rule', 'HID001']);
  const document = JSON.parse(stdout);
  expect({ code, ...document }).toMatchObject({
    code: 0,
    version: 1,
    ok: true,
    findings: [],
    fixed: [{ changed: true, files: [{ path: 'MEMORY.md', action: 'EDIT' }], undo: expect.stringContaining('undo') }],
  });
});

test('without anything to mend nothing is changed', async () => {
  const here = await withHistory(clean);
  const { code, stderr } = await here.lint(['--fix', '--rule', 'HID001']);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: 'Nothing to fix: no finding has an automatic fix.\n',
  });
});

test('--dry-run tells what would be done, without showing what is hidden', async () => {
  const here = lintHere(poisoned);
  const { code, stdout, stderr } = await here.lint(['--fix', '--dry-run']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: 'Dry run: 1 fix. Nothing was changed.\n' });
  expect(stdout).toMatch(/^MEMORY\.md:3:8 .* HID001\n$/);
  expect(read(here, 'MEMORY.md')).toBe(poisoned['MEMORY.md']);
  const document = JSON.parse((await here.lint(['--fix', '--dry-run', '--json'])).stdout);
  expect(document).toMatchObject({
    version: 1,
    dryRun: true,
    fixes: [{ path: 'MEMORY.md', line: 3, ruleId: 'HID001' }],
  });
});

test('the change is recorded as what it is', async () => {
  const here = await withHistory(poisoned);
  await here.lint(['--fix']);
  const log = readFileSync(join(here.root, 'memory/meta/audit.log'), 'utf8').trimEnd().split('\n').at(-1);
  expect(log).toMatch(/EDIT.*MEMORY\.md.*system:lint-fix.*confirmed/);
});
