import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { WritableWorkspace } from '../../src/journal/change-workspace.js';
import { profile as agentsoul } from '../../src/profiles/layouts/agentsoul.js';
import type { Profile } from '../../src/profiles/profile.js';

/** Whose repository holds the history: the workspace's own, that of the folder around it, or nobody's. */
export type RepositoryKind = 'own' | 'parent' | 'none';

export const repositoryKinds: readonly RepositoryKind[] = ['own', 'parent', 'none'];

export type TemporaryWorkspace = {
  readonly workspace: WritableWorkspace;
  readonly root: string;
  /** The folder with `.git`; the root itself without one. */
  readonly top: string;
  /** From the top to the workspace, with a closing `/`. */
  readonly prefix: string;
  /** Runs the person's own git, with no config but the repository's. */
  git(...args: string[]): string;
  read(path: string): string | null;
  write(path: string, content: string | Buffer): void;
};

export type TemporaryOptions = {
  readonly kind?: RepositoryKind;
  readonly files?: Readonly<Record<string, string>>;
  readonly profile?: Profile;
  readonly agentId?: string;
  readonly isTrusted?: boolean;
  /** The name of the workspace's folder. */
  readonly name?: string;
  readonly initOptions?: readonly string[];
  /** Without it the files are committed. */
  readonly isUnborn?: boolean;
  readonly at?: Date;
};

const usualFiles = {
  'SOUL.md': '# Soul\n\nBe kind.\n',
  'MEMORY.md': '# Memory\n\n## Critical Facts\n\n- Tea, not coffee.\n',
  'memory/2026-02-02.md': '# 2026-02-02\n\nWrote the first note.\n',
};

/** A workspace on disk that belongs to one test and is removed after it. Knows nothing of this machine's git settings. */
export function temporaryWorkspace(options: TemporaryOptions = {}): TemporaryWorkspace {
  return makeWorkspace(temporaryFolder(), options);
}

/** The same in a folder of the caller's, who removes it. */
export function makeWorkspace(folder: string, options: TemporaryOptions = {}): TemporaryWorkspace {
  const kind = options.kind ?? 'own';
  const top = join(folder, kind === 'parent' ? 'project' : (options.name ?? 'workspace'));
  const prefix = kind === 'parent' ? `agents/${options.name ?? 'aria'}/` : '';
  const root = prefix === '' ? top : join(top, prefix).replace(/\/$/, '');
  const home = join(folder, 'home');
  mkdirSync(root, { recursive: true });
  mkdirSync(home, { recursive: true });
  const env = { PATH: process.env.PATH ?? '/usr/bin:/bin', HOME: home };
  const made: TemporaryWorkspace = {
    root,
    top,
    prefix,
    workspace: writable(root, { ...options, env }),
    git: (...args) => personsGit(top, args, env),
    read: (path) => readOrNull(join(root, path)),
    write(path, content) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    },
  };
  const files = { '.gitignore': 'memory/meta/audit.log\n', ...(options.files ?? usualFiles) };
  for (const [path, content] of Object.entries(files)) made.write(path, content);
  if (kind === 'none') return made;
  made.git('init', '--quiet', '--initial-branch=main', ...(options.initOptions ?? []));
  if (kind === 'parent') writeFileSync(join(top, 'code.txt'), 'one\ntwo\nthree\n');
  if (options.isUnborn !== true) {
    made.git('add', '--all');
    made.git('commit', '--quiet', '--message', 'The person began');
  }
  return made;
}

export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

function writable(
  root: string,
  {
    profile = agentsoul,
    agentId = 'main',
    isTrusted = true,
    at,
    env,
  }: TemporaryOptions & { env: WritableWorkspace['env'] },
): WritableWorkspace {
  return {
    root,
    reads: { path: root, excluded: [] },
    profile,
    agentId,
    budgets: profile.budgets,
    at: at ?? new Date('2026-02-02T14:30:00.000Z'),
    env,
    isTrusted,
  };
}

/** git as a person at this machine would run it, identity included. */
export function personsGit(cwd: string, args: readonly string[], env: Readonly<Record<string, string>>): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      LC_ALL: 'C',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_AUTHOR_NAME: 'Person',
      GIT_AUTHOR_EMAIL: 'person@example.org',
      GIT_COMMITTER_NAME: 'Person',
      GIT_COMMITTER_EMAIL: 'person@example.org',
    },
  });
}

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // Not there.
    return null;
  }
}

/** Every file of a folder with its content, one character per byte, without those of git and the journal. */
export function allFiles(root: string): Record<string, string> {
  const files: Record<string, string> = {};
  const hidden = ['.git', '.gitignore', '.agentsoul', 'audit.log'];
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (hidden.includes(entry.name)) continue;
      if (entry.isDirectory()) walk(path);
      else files[path] = readFileSync(join(root, path), 'latin1');
    }
  };
  walk('');
  return files;
}
