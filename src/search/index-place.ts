import { closeSync, existsSync, lstatSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from '../workspace/pending-change.js';
import { pathPatterns } from '../workspace/role-paths.js';
import { safeName } from '../workspace/safe-name.js';
import type { Workspace } from '../workspace/workspace.js';

/** Where the index of an agent lies. Agents that share a folder have one each. */
export type IndexPlace = { readonly folder: string; readonly file: string; readonly lockFile: string };

export function indexPlace({
  root,
  profile,
  agentId,
  agentFolder,
}: Pick<Workspace, 'root' | 'profile' | 'agentId' | 'agentFolder'>): IndexPlace {
  const patterns = pathPatterns({ profile, agentId, agentFolder: '{agent}' }, 'daily');
  const isShared = patterns.some((path) => path.includes('{agent}'));
  const name = isShared ? `index-${safeName(agentFolder ?? agentId)}` : 'index';
  const folder = join(root, stateFolder);
  return { folder, file: join(folder, `${name}.sqlite`), lockFile: join(folder, `${name}.lock`) };
}

/** Makes the folder for what agentsoul keeps beside the files. False where nothing can be written, or where it isn't ours. */
export function prepareFolder({ folder, file, lockFile }: IndexPlace): boolean {
  try {
    mkdirSync(folder, { mode: 0o700, recursive: true });
    if (!lstatSync(folder).isDirectory()) return false;
    const ignore = join(folder, '.gitignore');
    if (lstatSync(ignore, { throwIfNoEntry: false }) === undefined) writeFileSync(ignore, '*\n', { mode: 0o600 });
    return [file, `${file}-wal`, `${file}-shm`, lockFile].every(isOurs);
  } catch {
    // A read-only disk or a folder of somebody else: the index is kept in memory then.
    return false;
  }
}

/** Whether there was an index once and somebody took it away: what guards it stays. */
export function isRemoved({ file, lockFile }: IndexPlace): boolean {
  return !existsSync(file) && existsSync(lockFile);
}

/** A link would lead what we write, or what we show, elsewhere. */
function isOurs(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found === undefined || (found.isFile() && found.nlink === 1);
}

/** Makes a file that only the owner may read, if there is none. SQLite gives the files beside it the same permissions. */
export function createPrivate(path: string): void {
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) closeSync(openSync(path, 'a', 0o600));
}

export function removeIndex({ file }: IndexPlace): void {
  // The log goes first: SQLite would play an old one into a new file.
  for (const path of [`${file}-wal`, `${file}-shm`, file]) rmSync(path, { force: true });
}
