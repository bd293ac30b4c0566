import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { bareEnvironment, binary, interrupt, runBinary } from './binary.js';

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The starter alone, with a program of the test's own behind it. */
function starterWith(program: string | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'agentsoul-bin-'));
  folders.push(folder);
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const name of ['agentsoul.js', 'package.json'])
    copyFileSync(join(dirname(binary), name), join(folder, 'bin', name));
  if (program !== null) {
    mkdirSync(join(folder, 'dist'));
    const main = `export async function main(process, { standard, onInterrupt }) {\n${program}\n}\n`;
    writeFileSync(join(folder, 'dist/cli.js'), main);
  }
  return join(folder, 'bin/agentsoul.js');
}

describe('versions of Node.js', () => {
  const pretend = (version: string) => {
    const preload = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } });`;
    const folder = mkdtempSync(join(tmpdir(), 'agentsoul-node-'));
    folders.push(folder);
    writeFileSync(join(folder, 'pretend.cjs'), preload);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['-r', join(folder, 'pretend.cjs'), binary, '--version'],
      {
        env: bareEnvironment,
        encoding: 'utf8',
      },
    );
    return { code: status, stdout, stderr };
  };

  test.each(['12.22.12', '18.20.0', '20.18.3'])('%s is too old, and both versions are named', (version) => {
    expect(pretend(version)).toEqual({
      code: 2,
      stdout: '',
      stderr: `✖ agentsoul needs Node.js 20.19 or newer, and this is ${version}.\n`,
    });
  });

  test.each(['20.19.0', '22.0.0', '100.1.0'])('%s will do', (version) => {
    expect(pretend(version)).toEqual({ code: 0, stdout: `${packageJson.version}\n`, stderr: '' });
  });

  test('the oldest that will do is the one package.json asks for', () => {
    expect(packageJson.engines.node).toBe('>=20.19');
  });
});

describe('a scope that can not be read', () => {
  const env = { AGENTSOUL_SCOPE: '' };
  const lines = ['status', 'remember tea', 'render', 'search tea', 'recall tea', 'audit', 'audit why tea', 'lint'];

  test.each(lines)('is refused by `agentsoul %s`', (line) => {
    const { code, stdout, stderr } = runBinary(line.split(' '), { env });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^✖ AGENTSOUL_SCOPE is "", which is not a scope\./);
  });

  test.each(['--version', '--help', 'help render', 'render --help', 'completion bash'])(
    'does not matter to `agentsoul %s`',
    (line) => {
      const { code, stderr } = runBinary(line.split(' '), { env });
      expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    },
  );
});

describe('a closed pipe', () => {
  const shell = (line: string) => {
    const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', line], {
      env: bareEnvironment,
      encoding: 'utf8',
    });
    return { code: status, stdout, stderr };
  };

  test('ends with exit 0 and silence', () => {
    const line = `"${process.execPath}" "${binary}" help --json | head -c 1; echo " \${PIPESTATUS[0]}"`;
    expect(shell(line)).toEqual({ code: 0, stdout: '{ 0\n', stderr: '' });
  });

  test('that nobody ever read ends the same way', () => {
    const program = starterWith(`
      await new Promise((resolve) => setTimeout(resolve, 300));
      for (let line = 0; line < 1000; line++) standard.stdout.write('x'.repeat(1000));
      return 1;`);
    expect(shell(`"${process.execPath}" "${program}" | true; echo "\${PIPESTATUS[0]}"`)).toEqual({
      code: 0,
      stdout: '0\n',
      stderr: '',
    });
  });

  test('of errors ends the same way', () => {
    const program = starterWith(`
      await new Promise((resolve) => setTimeout(resolve, 300));
      standard.stderr.write('trouble');
      await new Promise((resolve) => setTimeout(resolve, 50));
      return 2;`);
    const line = `{ "${process.execPath}" "${program}" 2>&1 >&3 | true; echo "\${PIPESTATUS[0]}"; } 3>/dev/null`;
    expect(shell(line)).toEqual({ code: 0, stdout: '0\n', stderr: '' });
  });

  test('is as quiet for --version', () => {
    const line = `{ sleep 0.2; "${process.execPath}" "${binary}" --version; } | true; echo "\${PIPESTATUS[0]}"`;
    expect(shell(line)).toEqual({ code: 0, stdout: '0\n', stderr: '' });
  });

  test('is told from a disk that is full', () => {
    const { code, stderr } = shell(`"${process.execPath}" "${binary}" explain > /dev/full`);
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: '✖ The output could not be written. ENOSPC: no space left on device, write\n',
    });
  });

  test('a long answer reaches a slow reader whole', () => {
    const whole = execFileSync(process.execPath, [binary, 'help', '--json'], {
      env: bareEnvironment,
      encoding: 'utf8',
    });
    const slow = shell(`"${process.execPath}" "${binary}" help --json | { sleep 0.3; cat; }`);
    expect(slow).toEqual({ code: 0, stdout: whole, stderr: '' });
  });
});

describe('Ctrl-C', () => {
  test('reaches the program, and its exit code is 130', async () => {
    const program = starterWith(`
      process.stdout.write('started');
      setInterval(() => {}, 1000);
      await new Promise((resolve) => onInterrupt(resolve));
      process.stderr.write('cleaned up');
      return 130;`);
    expect(await interrupt(program, ['SIGINT'])).toEqual({ code: 130, stdout: 'started', stderr: 'cleaned up' });
  });

  test('twice ends a program that does not listen', async () => {
    const program = starterWith(`
      onInterrupt(() => process.kill(process.pid, 'SIGINT'));
      process.stdout.write('started');
      await new Promise((resolve) => setTimeout(resolve, 60_000));`);
    expect(await interrupt(program, ['SIGINT'])).toEqual({ code: 130, stdout: 'started', stderr: '' });
  });
});

test('the exit code of the program is that of the process', () => {
  const code = (program: string) =>
    spawnSync(process.execPath, [starterWith(program)], { env: bareEnvironment }).status;
  expect([code('return 0;'), code('return 1;'), code('return 2;')]).toEqual([0, 1, 2]);
});

test('a program that never ends its work is not taken for a success', () => {
  const { status } = spawnSync(process.execPath, [starterWith('await new Promise(() => {});')], {
    env: bareEnvironment,
  });
  expect(status).toBe(2);
});

test('without dist, every command says how to build it', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [starterWith(null), 'help'], {
    env: bareEnvironment,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: '✖ agentsoul is not built. Run `npm run build` in its folder.\n',
  });
});

test('a folder that was removed under the shell is named as the trouble', () => {
  const folder = mkdtempSync(join(tmpdir(), 'agentsoul-gone-'));
  const line = `cd "${folder}" && rmdir "${folder}" && "${process.execPath}" "${binary}" explain`;
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-c', line], {
    env: bareEnvironment,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: '',
    stderr: '✖ The folder you are in no longer exists.\n  Change to another one and run this again.\n',
  });
});

test('the built program comes with the licence of every package inside it', () => {
  const notices = readFileSync(new URL('../../dist/THIRD-PARTY-NOTICES.txt', import.meta.url), 'utf8');
  const named = [...notices.matchAll(/^-+\n(\S+) \S+ \((\S+)\)$/gm)].map((match) => match[1]);
  expect(named).toEqual(expect.arrayContaining(['diff', 'jsonc-parser', 'yaml', 'zod']));
});

test('a symlink to the program works like the program', () => {
  const link = join(mkdtempSync(join(tmpdir(), 'agentsoul-link-')), 'agentsoul');
  folders.push(dirname(link));
  symlinkSync(binary, link);
  const { status, stdout, stderr } = spawnSync(link, ['explain', 'bug'], { env: bareEnvironment, encoding: 'utf8' });
  expect({ code: status, stdout, stderr }).toEqual(runBinary(['explain', 'bug']));
});

describe('what Node.js compiled', () => {
  const hasCache = 'enableCompileCache' in module;
  const explain = (env: Record<string, string>) => runBinary(['explain', 'bug'], { env });
  const cacheIn = (folder: string) => join(folder, 'agentsoul/compile');
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'agentsoul-cache-'));
    folders.push(folder);
    return folder;
  };
  const fine = { code: 0, stderr: '', stdout: expect.stringContaining('This is a bug in agentsoul.') };

  test('is kept in the cache of the user, closed to all others, and nowhere in the temporary folder', () => {
    const [home, caches, temporary] = [newFolder(), newFolder(), newFolder()];
    expect(explain({ HOME: home, TMPDIR: temporary })).toEqual(fine);
    expect(explain({ HOME: home, XDG_CACHE_HOME: caches, TMPDIR: temporary })).toEqual(fine);
    const modes = [cacheIn(join(home, '.cache')), cacheIn(caches)].map((folder) =>
      existsSync(folder) ? statSync(folder).mode & 0o777 : null,
    );
    expect(modes).toEqual(hasCache ? [0o700, 0o700] : [null, null]);
    expect(readdirSync(temporary)).toEqual([]);
  });

  test('is not kept, without a word, where the folder can not be made or others may write to it', () => {
    const [closed, open] = [newFolder(), newFolder()];
    writeFileSync(join(closed, 'agentsoul'), 'a file');
    mkdirSync(cacheIn(open), { recursive: true });
    chmodSync(cacheIn(open), 0o777);
    for (const folder of [closed, open]) expect(explain({ XDG_CACHE_HOME: folder })).toEqual(fine);
    expect(readdirSync(cacheIn(open))).toEqual([]);
  });
});
