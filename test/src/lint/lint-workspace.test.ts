import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { lintFolder, lintText } from '../../../src/lint/lint-workspace.js';

let root: string;
let home: string;
const at = new Date('2026-11-16T12:00:00Z');

beforeEach(() => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-lint-')));
  root = join(folder, 'workspace');
  home = join(folder, 'home');
  mkdirSync(root);
  mkdirSync(home);
});

afterEach(() => rmSync(dirname(root), { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const env = () => ({ HOME: home, PATH: process.env.PATH });
const hidden = 'Tea\u{E0041}\u{E0042} at five.\n';

async function found(options: Parameters<typeof lintFolder>[1] = {}): Promise<string[]> {
  const { findings } = await lintFolder(root, { at, env: env(), ...options });
  return findings.map(({ ruleId, path, line }) => `${ruleId} ${path}:${line}`);
}

function git(...words: string[]): void {
  const identity = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
  execFileSync('git', [...identity, ...words], {
    cwd: root,
    env: { ...env(), GIT_CONFIG_NOSYSTEM: '1' },
    stdio: 'ignore',
  });
}

test('a plain folder will do', async () => {
  write('notes/plan.md', `# Plan\n\n${hidden}`);
  expect(await found({ only: ['HID'] })).toEqual(['HID001 notes/plan.md:3']);
});

test('only the named files are checked', async () => {
  write('a.md', hidden);
  write('b/c.md', hidden);
  expect(await found({ only: ['HID'], paths: ['b'] })).toEqual(['HID001 b/c.md:1']);
});

test('a rule that does not exist is an error with a suggestion', async () => {
  write('a.md', 'Tea.\n');
  await expect(found({ only: ['HID01'] })).rejects.toMatchObject({ code: 'usage', hint: 'Did you mean `HID001`?' });
});

describe('the config of a workspace', () => {
  const config = { lint: { rules: { HID001: 'off', IDN008: 'off' } } };

  test('can switch off any rule when the workspace is trusted', async () => {
    write('SOUL.md', hidden);
    write('agentsoul.json', JSON.stringify(config));
    const state = join(home, '.local/state/agentsoul');
    mkdirSync(state, { recursive: true });
    const entry = { hash: '0'.repeat(64), settings: {}, trustedAt: at.toISOString() };
    writeFileSync(join(state, 'trust.json'), JSON.stringify({ version: 1, workspaces: { [root]: entry } }));
    expect(await found({ only: ['HID', 'IDN008'] })).toEqual([]);
  });

  test('can switch off no rule about security when it is not', async () => {
    write('SOUL.md', hidden);
    write('agentsoul.json', JSON.stringify(config));
    expect(await found({ only: ['HID', 'IDN008'] })).toEqual(['HID001 SOUL.md:1']);
  });
});

test('with a base only what came since is reported', async () => {
  write('SOUL.md', hidden);
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'first');
  write('SOUL.md', `New first line.\n\n${hidden}\nAlso\u{E0043} this.\n`);
  expect(await found({ only: ['HID'], base: 'HEAD' })).toEqual(['HID001 SOUL.md:5']);
  expect(await found({ only: ['HID'] })).toEqual(['HID001 SOUL.md:3', 'HID001 SOUL.md:5']);
});

test('fingerprints stay when lines are added above', async () => {
  write('SOUL.md', `# Soul\n\n${hidden}`);
  const before = await lintFolder(root, { at, env: env(), only: ['HID'] });
  write('SOUL.md', `# Soul\n\nA line more.\n\n${hidden}`);
  const after = await lintFolder(root, { at, env: env(), only: ['HID'] });
  expect(after.findings.map(({ fingerprint }) => fingerprint)).toEqual(
    before.findings.map(({ fingerprint }) => fingerprint),
  );
  expect(after.findings[0]?.line).toBe(5);
});

describe('positions', () => {
  const placeOf = async (text: string) => {
    const { findings } = await lintText(text, { path: 'MEMORY.md', at, only: ['HID001'] });
    return findings.map(({ line, column }) => [line, column]);
  };

  test.each([
    ['with Windows line ends', `# A\r\n\r\n- x\r\n- 🐙 Tea\u{E0041}\r\n`, [[4, 8]]],
    ['after front matter', `---\nname: Kate\n---\n\nTea\u{E0041}\n`, [[5, 4]]],
    ['inside nested lists', `- a\n  - b\n    1. Tea\u{E0041}\n`, [[3, 11]]],
    ['with a byte order mark', `\uFEFFTea\u{E0041}\n`, [[1, 4]]],
    ['in a file of 1 MB', `${'A line of text.\n'.repeat(65_000)}Tea\u{E0041}\n`, [[65_001, 4]]],
  ])('are right %s', async (_, text, expected) => {
    expect(await placeOf(text)).toEqual(expected);
  });
});
