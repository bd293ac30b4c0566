import { execFileSync } from 'node:child_process';
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
  expect(known.stdout).toMatch(/accepted in the baseline/);

  here.add({ 'MEMORY.md': `# Memory\n\n- Tea, ${tags}not coffee.\n` });
  expect((await lint('--json')).code).toBe(1);

  here.add(clean);
  expect((await lint()).stdout).toMatch(/of the baseline fixed; `--prune-baseline` removes them/);
  const pruned = await lint('--prune-baseline');
  expect(pruned.stderr).toMatch(/removed from known\.json, \d+ left/);
  expect(readFileSync(join(here.root, 'known.json'), 'utf8')).not.toContain('IDN008');
});

test('attacks are left out of it unless they are accepted in so many words', async () => {
  const here = lintHere(poisoned);
  const lint = (...argv: string[]) => here.run(['lint', '--baseline', 'known.json', ...argv]);
  const made = await lint('--update-baseline');
  expect(made.code).toBe(1);
  expect(made.stderr).toContain(
    '1 finding of security rules left out: fix them, or accept them with --baseline-security.',
  );
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

test('entries whose findings are gone are a finding, in a check of everything', async () => {
  const here = lintHere(silent);
  await here.run(['lint', ...strict, '--update-baseline']);
  here.add(clean);
  const stale = async (...argv: string[]) => {
    const { stdout } = await here.run(['lint', '--baseline', 'known.json', '--json', ...argv]);
    const { findings, baseline } = JSON.parse(stdout);
    const isMeta = ({ ruleId }: { ruleId: string }) => ruleId === 'META005';
    return { told: findings.filter(isMeta).map(({ path }: { path: string }) => path), gone: baseline.gone > 0 };
  };
  expect(await stale()).toEqual({ told: ['known.json'], gone: true });
  expect(await stale('SOUL.md')).toEqual({ told: [], gone: false });
  expect(await stale('--skip', 'HID')).toEqual({ told: [], gone: false });
  here.add({ 'agentsoul.json': '{ "lint": { "rules": { "META005": "off" } } }' });
  expect((await stale()).told).toEqual([]);
});

test('with a base, the baseline is that of the base', async () => {
  const here = lintHere({ ...clean, 'known.json': '{ "version": 1, "findings": {} }' });
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...words], {
      cwd: here.root,
      env: { ...process.env, ...here.env, GIT_CONFIG_NOSYSTEM: '1' },
      stdio: 'ignore',
    });
  git('init', '-q');
  git('add', '-A');
  git('commit', '-q', '-m', 'First');
  here.add(poisoned);
  const lint = (...argv: string[]) =>
    here.run(['lint', '--rule', 'HID', '--baseline', 'known.json', '--baseline-security', ...argv]);
  await here.run(['lint', '--baseline', 'known.json', '--baseline-security', '--update-baseline']);
  expect((await lint()).code).toBe(0);
  expect((await lint('--base', 'HEAD')).code).toBe(1);
  git('rm', '-q', '--cached', 'known.json');
  git('commit', '-q', '-m', 'Second');
  const { code, stderr } = await lint('--base', 'HEAD');
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: 'There is no known.json in HEAD, so it contains no accepted findings.\n',
  });
});
