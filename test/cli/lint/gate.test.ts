import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSarifLog } from '../../support/sarif-log.js';
import { clean, lintHere, poisoned, tags } from './lint-here.js';

const silentSoul = { 'SOUL.md': '# Soul\n\nBe kind.\n' };

test('a poisoned memory: the line, the caret, what to do, and exit 1', async () => {
  const { code, stdout, stderr } = await lintHere(poisoned).lint();
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toContain('MEMORY.md\n  3:8 error ');
  expect(stdout).toContain('    3 │ - Tea, \\u{E0041}\\u{E0042}not coffee.\n      │        ^\n      → ');
  expect(stdout).toContain('\n\n1 error in 1 of 2 files\n');
  expect(stdout).not.toContain(tags);
});

test('a clean workspace: one line and exit 0', async () => {
  expect(await lintHere(clean).lint()).toEqual({
    code: 0,
    stdout: '✔ 2 files checked with 2 rules: all good.\n',
    stderr: '',
  });
});

describe('the exit code', () => {
  test.each([
    [[], 0],
    [['--fail-on', 'warning'], 1],
    [['--fail-on', 'info'], 1],
    [['--fail-on', 'never'], 0],
    [['--max-warnings', '0'], 1],
    [['--max-warnings', '1'], 0],
    [['--min-severity', 'error'], 0],
    [['--skip', 'IDN', '--max-warnings', '0'], 0],
  ])('with one warning and %j is %d', async (argv, code) => {
    expect((await lintHere(silentSoul).lint(argv)).code).toBe(code);
  });

  test('with an error is 1 unless nothing fails', async () => {
    expect((await lintHere(poisoned).lint(['--fail-on', 'never'])).code).toBe(0);
    expect((await lintHere(poisoned).lint(['--skip', 'HID001'])).code).toBe(0);
  });
});

test('--json is the document of the contract', async () => {
  const { code, stdout } = await lintHere(poisoned).lint(['--json']);
  const { findings, ...rest } = JSON.parse(stdout);
  expect({ code, ...rest }).toEqual({
    code: 1,
    version: 1,
    ok: false,
    summary: { error: 1, warning: 0, info: 0 },
    checked: { files: 2, rules: 2 },
    suppressed: 0,
    profile: 'agentsoul',
    unreadable: [],
  });
  expect(findings).toMatchObject([
    {
      ruleId: 'HID001',
      severity: 'error',
      confidence: 'high',
      path: 'MEMORY.md',
      line: 3,
      column: 8,
      endLine: 3,
      message: expect.any(String),
      excerpt: '- Tea, \\u{E0041}\\u{E0042}not coffee.',
      fingerprint: expect.stringMatching(/^[0-9a-f]{16}$/),
      fix: { safe: true, description: expect.any(String) },
    },
  ]);
});

test('several outputs come at once', async () => {
  const here = lintHere(poisoned);
  const files = ['sarif=out.sarif', 'json=out.json', 'junit=out.xml', 'human=out.txt', 'github=out.log'];
  const { code, stdout } = await here.lint(['--format', 'github', ...files.flatMap((file) => ['--output', file])]);
  const read = (name: string) => readFileSync(join(here.root, name), 'utf8');
  expect(code).toBe(1);
  expect(stdout).toMatch(/^::error file=MEMORY\.md,line=3,endLine=3,col=8,endColumn=10,title=agentsoul HID001::/);
  expect(read('out.log')).toBe(stdout);
  expect(JSON.parse(read('out.json'))).toMatchObject({ version: 1, summary: { error: 1 } });
  expect(read('out.xml')).toContain('<testsuite name="MEMORY.md" tests="1" failures="1"');
  expect(read('out.txt')).toMatch(/^MEMORY\.md\n {2}3:8 error /);
  const log = readSarifLog(read('out.sarif'));
  const [fix] = log.runs[0]?.results?.[0]?.fixes ?? [];
  const regions = fix?.artifactChanges[0]?.replacements.map(({ deletedRegion }) => deletedRegion) ?? [];
  expect([regions[0]?.startColumn, regions.at(-1)?.endColumn]).toEqual([8, 10]);
});

test('fingerprints stay when an unrelated line is added', async () => {
  const here = lintHere(poisoned);
  const prints = async () => {
    const log = readSarifLog((await here.lint(['--format', 'sarif'])).stdout);
    return log.runs[0]?.results?.map(({ partialFingerprints }) => partialFingerprints);
  };
  const before = await prints();
  here.add({ 'MEMORY.md': `# Memory\n\n- A new line.\n- Tea, ${tags}not coffee.\n` });
  expect(await prints()).toEqual(before);
});

test('a report never takes the place of a file of an agent, nor follows a link', async () => {
  const here = lintHere(clean);
  for (const name of ['SOUL.md', 'agentsoul.json', 'notes.MD']) {
    const { code, stderr } = await here.lint(['--output', `json=${name}`]);
    expect({ code, stderr }).toMatchObject({ code: 2, stderr: expect.stringContaining('may be an agent file') });
  }
  here.add({ '../precious': 'precious' });
  symlinkSync('../precious', join(here.root, 'lint.json'));
  expect((await here.lint(['--output', 'json=lint.json'])).code).toBe(0);
  expect(readFileSync(join(here.root, '../precious'), 'utf8')).toBe('precious');
  expect((await here.lint(['--output', 'json=no/where.json'])).code).toBe(2);
});

test('it is the owner’s alone', async () => {
  const { code, stdout, stderr } = await lintHere(poisoned).lint([], { env: { AGENTSOUL_SCOPE: 'group' } });
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain('`agentsoul lint` is for the owner');
});

test('a text is checked before it becomes a file', async () => {
  const here = lintHere({});
  const { code, stdout } = await here.lint(['--stdin', '--as', 'MEMORY.md'], { stdin: `\uFEFF- Tea, ${tags}x\r\n` });
  expect(code).toBe(1);
  expect(stdout).toContain('MEMORY.md\n  1:8 error ');
  expect(stdout).toContain('    1 │ - Tea, \\u{E0041}\\u{E0042}x\n      │        ^\n');
  expect((await here.lint(['--stdin', '--as', 'MEMORY.md'], { stdin: '- Tea.\n' })).code).toBe(0);
});
