import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type LintOptions, lintFolder } from '../../../../src/lint/lint-workspace.js';

const at = new Date('2026-11-16T12:00:00Z');

/** A repository with a first commit, made anew for each test. */
export function repositoryHere() {
  let folder = '';
  const root = () => join(folder, 'workspace');
  const env = () => ({ HOME: join(folder, 'home'), PATH: process.env.PATH });

  beforeEach(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-base-')));
    mkdirSync(root());
    mkdirSync(join(folder, 'home'));
    git('init', '-q', '-b', 'main');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function git(...words: string[]): void {
    const identity = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
    execFileSync('git', [...identity, ...words], {
      cwd: root(),
      env: { ...env(), GIT_CONFIG_NOSYSTEM: '1' },
      stdio: 'ignore',
    });
  }

  return {
    root,
    env,
    git,
    write(path: string, content: string | Uint8Array) {
      mkdirSync(dirname(join(root(), path)), { recursive: true });
      writeFileSync(join(root(), path), content);
    },
    commit(message = 'Edit') {
      git('add', '-A');
      git('commit', '-q', '--allow-empty', '-m', message);
    },
    lint: (options: LintOptions = {}) => lintFolder(root(), { at, env: env(), ...options }),
    /** `RULE path:line severity` of what is found. */
    async found(options: LintOptions = {}): Promise<string[]> {
      const { findings } = await lintFolder(root(), { at, env: env(), ...options });
      return findings.map(({ ruleId, path, line, severity }) => `${ruleId} ${path}:${line} ${severity}`);
    },
  };
}
