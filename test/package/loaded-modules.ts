import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bareEnvironment, binary, root } from '../cli/binary.js';

const recorder = fileURLToPath(new URL('record-loading.js', import.meta.url));

export type Loaded = {
  /** Files of our bundle, by their paths. */
  readonly ownFiles: readonly string[];
  /** Packages outside of our bundle of which at least one file was loaded or read. */
  readonly packages: readonly string[];
  /** Names of native modules that were opened. */
  readonly natives: readonly string[];
  /** Built-in modules that start programs or reach the network. */
  readonly doors: readonly string[];
};

const doorNames = ['child_process', 'http', 'https', 'http2', 'tls'];

/** Runs the built program and tells what it loaded. It must succeed. */
export function loadedBy(argv: readonly string[], { cwd, home }: { cwd: string; home: string }): Loaded {
  const log = join(mkdtempSync(join(tmpdir(), 'agentsoul-loaded-')), 'log');
  const { status, stderr } = spawnSync(process.execPath, ['--import', recorder, binary, ...argv], {
    cwd,
    env: { ...bareEnvironment, HOME: home, RECORD_LOADING_TO: log },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`agentsoul ${argv.join(' ')} ended with ${status}: ${stderr}`);
  const lines = [...new Set(readFileSync(log, 'utf8').trim().split('\n'))].map((line) => line.split(/ (.*)/s));
  rmSync(join(log, '..'), { recursive: true });
  const paths = (kind: string) =>
    lines.flatMap(([found, path]) => (found === kind && path !== undefined ? [path] : []));
  return {
    ownFiles: unique(paths('module').filter((path) => path.startsWith(`${root}dist/`))),
    packages: unique(paths('module').flatMap((path) => packageOf(path) ?? [])),
    natives: unique(paths('native').map((path) => path.split('/').at(-1) ?? path)),
    doors: doorNames.filter((name) => paths('builtin').includes(`NativeModule ${name}`)),
  };
}

function packageOf(path: string): string | null {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
  return name ?? null;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}
