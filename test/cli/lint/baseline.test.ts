import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { clean, lintHere, poisoned, tags } from './lint-here.js';

/** Without a word about boundaries, which is a warning. */
const silent = { ...clean, 'SOUL.md': '# Soul\n\nBe kind.\n' };
const strict = ['--fail-on', 'warning', '--baseline', 'known.json'];

test('a team starts from where it is: old findings pass, new ones fail, mended ones are taken out', async () => {
  const here = lintHere(silent);
  const lint = (...argv: string[]) => here.run(['lint', ...strict, ...argv]);
  const made = await lint('--update-baseline');
  expect(made.code).toBe(0);
  expect(made.stderr).toMatch(/^✔ \d+ findings? in known\.json\.\n$/);
  const { version, findings } = JSON.parse(readFileSync(join(here.root, 'known.json'), 'utf8'));
  expect({ version, rules: Object.values(findings) }).toEqual({
    version: 1,
    rules: expect.arrayContaining([{ rule: 'IDN008', path: 'SOUL.md', count: 1 }]),
  });

  const known = await lint();
  expect(known.code).toBe(0);
  expect(known.stdout).toMatch(/known from the baseline/);

  here.add({ 'MEMORY.md': `# Memory\n\n- Tea, ${tags}not coffee.\n` });
  expect((await lint('--json')).code).toBe(1);

  here.add(clean);
  expect((await lint()).stdout).toMatch(/of the baseline mended; `--prune-baseline` removes them/);
  const pruned = await lint('--prune-baseline');
  expect(pruned.stderr).toMatch(/removed from known\.json, \d+ left/);
  expect(readFileSync(join(here.root, 'known.json'), 'utf8')).not.toContain('IDN008');
});

test('attacks are left out of it unless they are accepted in so many words', async () => {
  const here = lintHere(poisoned);
  const lint = (...argv: string[]) => here.run(['lint', '--baseline', 'known.json', ...argv]);
  const made = await lint('--update-baseline');
  expect(made.code).toBe(1);
  expect(made.stderr).toContain('1 finding about security left out');
  expect((await lint('--update-baseline', '--baseline-security')).code).toBe(0);
  expect(readFileSync(join(here.root, 'known.json'), 'utf8')).toContain('HID001');
  // Somebody who can write the file can't switch the check off with it.
  expect((await lint()).code).toBe(1);
  expect((await lint('--baseline-security')).code).toBe(0);
});

test('with --dry-run no baseline is written', async () => {
  const here = lintHere(silent);
  const { stderr } = await here.run(['lint', ...strict, '--update-baseline', '--dry-run']);
  expect(stderr).toMatch(/^Dry run: \d+ findings? in known\.json\. Nothing was changed\.\n$/);
  expect(existsSync(join(here.root, 'known.json'))).toBe(false);
});
