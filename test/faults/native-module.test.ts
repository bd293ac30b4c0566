import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlitePackage } from '../../src/sqlite/open-database.js';
import { bareEnvironment, binary, root } from '../cli/binary.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-native-')));
const program = join(folder, 'program/bin/agentsoul.js');
const sqlite = join(folder, 'program/node_modules', sqlitePackage);
const native = join(sqlite, 'build/Release/better_sqlite3.node');

function run(words: readonly string[], start = program) {
  const env = { ...bareEnvironment, HOME: folder };
  const { status, stdout, stderr } = spawnSync(process.execPath, [start, ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

beforeAll(() => {
  for (const name of ['bin', 'dist', 'templates', 'package.json'])
    cpSync(join(root, name), join(folder, 'program', name), { recursive: true });
  mkdirSync(join(folder, 'program/node_modules'));
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== sqlitePackage))
    symlinkSync(join(root, 'node_modules', name), join(folder, 'program/node_modules', name));
  cpSync(join(root, 'node_modules', sqlitePackage, 'lib'), join(sqlite, 'lib'), { recursive: true });
  cpSync(join(root, 'node_modules', sqlitePackage, 'package.json'), join(sqlite, 'package.json'));
  mkdirSync(dirname(native), { recursive: true });
  writeFileSync(native, 'built for something else');
  expect(run(['init', 'demo', '--yes', '--quiet'], binary).status).toBe(0);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const refusal =
  /^✖ better-sqlite3, the package that opens SQLite files, is missing or was built for another system\.\n {2}Run `npm rebuild better-sqlite3-node20` where agentsoul is installed\./;

test.each(['remember Tea', 'log Tea', 'search tea', 'recall tea', 'reindex', 'identity set --name Kate'])(
  'where SQLite can not be loaded, `agentsoul %s` says how to rebuild it',
  (line) => {
    const { status, stdout, stderr } = run(['-C', 'demo', ...line.split(' ')]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(refusal);
  },
);

test('as a document it has a code of its own', () => {
  const { status, stdout, stderr } = run(['-C', 'demo', 'search', 'tea', '--json']);
  expect({ status, stderr, code: JSON.parse(stdout).error.code }).toEqual({
    status: 2,
    stderr: '',
    code: 'native-module',
  });
});

test.each([
  'status',
  'render',
  'whoami',
  'lint --fail-on never',
  'audit log',
  'doctor',
  'know',
  'config show',
  'budget',
])('`agentsoul %s` works without it and says nothing of it', (line) => {
  const { status, stderr } = run(['-C', 'demo', ...line.split(' ')]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
