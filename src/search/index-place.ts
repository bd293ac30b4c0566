import { closeSync, existsSync, lstatSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from '../workspace/change-in-progress.js';
import { pathPatterns } from '../workspace/role-paths.js';
import { safeFileName } from '../workspace/safe-file-name.js';
import { databaseProblems, databaseSuffixes, type PlainProblem, type StateFile } from '../workspace/state-file.js';
import type { Workspace } from '../workspace/workspace.js';

/** Where the index of an agent is stored. Agents that share a folder have one each. */
export type IndexPlace = {
  readonly root: string;
  readonly folder: string;
  readonly file: string;
  readonly lockFile: string;
  /** The same as files of the workspace. SQLite never writes to the lock. */
  readonly kept: { readonly index: StateFile; readonly lock: StateFile };
};

/** An index takes a few kilobytes for each memory. */
const maxIndexBytes = 1024 ** 3;

export function indexPlace({
  root,
  profile,
  agentId,
  agentFolder,
}: Pick<Workspace, 'root' | 'profile' | 'agentId' | 'agentFolder'>): IndexPlace {
  const patterns = pathPatterns({ profile, agentId, agentFolder: '{agent}' }, 'daily');
  const isShared = patterns.some((path) => path.includes('{agent}'));
  const name = isShared ? `index-${safeFileName(agentFolder ?? agentId)}` : 'index';
  const index = { path: `${stateFolder}/${name}.sqlite`, maxBytes: maxIndexBytes };
  const lock = { path: `${stateFolder}/${name}.lock`, maxBytes: 0 };
  return {
    root,
    folder: join(root, stateFolder),
    file: join(root, index.path),
    lockFile: join(root, lock.path),
    kept: { index, lock },
  };
}

/** Creates the folder of agentsoul's own files. False if nothing can be written, or if something else has its name. */
export function prepareFolder({ folder }: IndexPlace): boolean {
  try {
    mkdirSync(folder, { mode: 0o700, recursive: true });
    if (!lstatSync(folder).isDirectory()) return false;
    const ignore = join(folder, '.gitignore');
    if (lstatSync(ignore, { throwIfNoEntry: false }) === undefined)
      writeFileSync(ignore, '*\n', { mode: 0o600, flag: 'wx' });
    return true;
  } catch {
    // A read-only disk or a folder of another user: the index is then built in memory.
    return false;
  }
}

/** Whether there was an index and somebody removed it: its lock is still there. */
export function isRemoved({ file, lockFile }: IndexPlace): boolean {
  return !existsSync(file) && existsSync(lockFile);
}

/** Why SQLite must not open the index or its lock: it opens them by name, and would write through a link. Null if it may. */
export function indexProblem(place: IndexPlace): PlainProblem | null {
  return indexProblems(place)[0] ?? null;
}

export function indexProblems({ root, file, kept }: IndexPlace): PlainProblem[] {
  const problems = [...databaseProblems(root, kept.lock), ...databaseProblems(root, kept.index)];
  if (problems.length > 0) return problems;
  return databaseSuffixes
    .filter((suffix) => (lstatSync(`${file}${suffix}`, { throwIfNoEntry: false })?.nlink ?? 1) > 1)
    .map((suffix) => `${kept.index.path}${suffix}`)
    .map((path) => ({ path, at: path, kind: 'link', says: 'has another name elsewhere' }));
}

/** A file that is only too large is a damaged index of ours. Anything else was put there by somebody else and stays. */
export function mayBeRebuilt({ kept }: IndexPlace, { kind, path }: PlainProblem): boolean {
  return kind === 'too-large' && path.startsWith(kept.index.path);
}

/** Creates a file that only the owner may read, if there is none. SQLite gives the files beside it the same permissions. */
export function createPrivate(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) closeSync(openSync(path, 'a', 0o600));
}

export function removeIndex({ file }: IndexPlace): void {
  // The log first: SQLite would apply an old one to a new file.
  for (const suffix of databaseSuffixes) rmSync(`${file}${suffix}`, { force: true });
}
