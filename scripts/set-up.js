// Makes a checkout ready to run: installs what package-lock.json names, and builds dist/. Silent where nothing is to do.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, isBuilt } from './build.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

if (!isInstalled()) install();
if (process.exitCode === undefined && !isBuilt()) {
  console.error('Building agentsoul …');
  await build();
}

/** npm leaves a list of what it installed; it must name what the lock file names. */
function isInstalled() {
  const installed = readJson('node_modules/.package-lock.json')?.packages;
  if (installed === undefined) return false;
  const wanted = Object.entries(readJson('package-lock.json').packages);
  return wanted.every(([path, { version, optional }]) => {
    // Packages for other platforms are listed as optional and not installed.
    return path === '' || installed[path]?.version === version || (optional === true && installed[path] === undefined);
  });
}

function install() {
  console.error('Installing packages with npm ci. SQLite may be compiled, which can take a few minutes …');
  const npm = process.env.npm_execpath;
  const [program, ...words] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm'];
  const { status, error } = spawnSync(program, [...words, 'ci', '--no-audit', '--no-fund'], {
    cwd: root,
    env: withCache(process.env),
    // What npm prints is for people; standard output belongs to the command that runs afterwards.
    stdio: ['ignore', 2, 2],
  });
  if (status === 0) return;
  console.error(
    error === undefined
      ? 'npm ci did not succeed; its messages are above.'
      : `npm could not be started: ${error.message}`,
  );
  process.exitCode = 1;
}

/** npm keeps its cache under the home folder; where there is none, or it can't be written, it gets another place. */
function withCache(env) {
  if (env.npm_config_cache !== undefined || isHomeWritable()) return env;
  return { ...env, npm_config_cache: join(tmpdir(), 'agentsoul-npm-cache') };
}

function isHomeWritable() {
  try {
    accessSync(homedir(), constants.W_OK);
    return true;
  } catch {
    return false; // Unknown, absent or read-only: npm can't use it.
  }
}

function readJson(path) {
  const file = join(root, path);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
