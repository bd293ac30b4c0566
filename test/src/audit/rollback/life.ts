import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollback } from '../../../../src/audit/rollback/rollback.js';
import type { RollbackTarget } from '../../../../src/audit/rollback/rollback-target.js';
import type { Change } from '../../../../src/journal/change-workspace.js';
import type { Workspace } from '../../../../src/workspace/workspace.js';
import { makeChange, undo } from '../../../support/make-change.js';
import { addFiles, type FileSpec, type Files, openFiles } from '../../../support/workspace-files.js';

/** New contents by path; null takes a file away. */
type Changed = Readonly<Record<string, FileSpec | null>>;

/** A workspace with a history, step by step, on the second of February 2026. */
export type Life = {
  readonly workspace: Workspace;
  /** Puts files there, or takes them away, and commits them as a person, at that time of the day. Returns the commit. */
  commit(files: Changed, at?: string, message?: string): string;
  /** The same as a reflection whose proposal was approved. */
  approve(session: string, files: Changed, at?: string): string;
  write(path: string, text: string): void;
  read(path: string): string | null;
  git(...args: string[]): string;
  rollback(target: RollbackTarget): Promise<Change>;
  undo(): Promise<Change>;
  remember(files: Readonly<Record<string, string | null>>): Promise<string>;
};

export async function life(files: Files, config: Readonly<Record<string, unknown>> = {}): Promise<Life> {
  const workspace = await openFiles(
    { 'SOUL.md': '# Soul\n', '.gitignore': '.agentsoul/\nmemory/meta/audit.log\n', ...files },
    { config, profile: 'agentsoul' },
  );
  const { root } = workspace;
  const git = (args: readonly string[], time = '08:00') =>
    execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH ?? '',
        ...person,
        GIT_AUTHOR_DATE: `2026-02-02T${time}:00Z`,
        GIT_COMMITTER_DATE: '2026-09-09T00:00:00Z',
      },
    });
  const commit: Life['commit'] = (changed, time, message = 'by hand') => {
    for (const [path, spec] of Object.entries(changed)) {
      rmSync(join(root, path), { force: true });
      if (spec !== null) addFiles(root, { [path]: spec });
    }
    git(['add', '--all'], time);
    git(['commit', '--quiet', '--allow-empty', '--message', message], time);
    return git(['rev-parse', 'HEAD']).trim();
  };
  git(['init', '--quiet', '--initial-branch=main']);
  commit({});
  return {
    workspace,
    commit,
    approve: (session, changed, time) =>
      commit(
        changed,
        time,
        `[EDIT] files — reflect\n\nActor: reflection:${session}\nApproval: approved\nChange: c-${session.slice(2).padStart(10, '0')}`,
      ),
    write: (path, text) => writeFileSync(join(root, path), text),
    read: (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'latin1') : null),
    git: (...args) => git(args),
    rollback: (target) => rollback(workspace, target),
    undo: () => undo(workspace),
    remember: async (changed) => (await makeChange(workspace, changed)).id,
  };
}

const person = {
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Person',
  GIT_AUTHOR_EMAIL: 'person@example.org',
  GIT_COMMITTER_NAME: 'Person',
  GIT_COMMITTER_EMAIL: 'person@example.org',
};
