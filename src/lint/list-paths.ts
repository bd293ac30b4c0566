import { accessSync, constants, lstatSync } from 'node:fs';
import { join } from 'node:path';
import { isPlainPath } from '../workspace/relative-paths.js';
import type { Layout } from '../workspace/role-paths.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import { folderSkipper } from './skipped-folders.js';

export type ListOptions = {
  /** Files and folders that were asked for by name; a folder on the way to one of them is never skipped. */
  readonly only?: readonly string[] | undefined;
  /** Files that the config loads. */
  readonly loaded?: readonly string[] | undefined;
  /** Where the files lie on disk. Without it, what the reader lists is all there is. */
  readonly root?: string | undefined;
  readonly mostPaths?: number | undefined;
};

export type Listed = {
  /** Folders end in `/`. */
  readonly paths: ReadonlySet<string>;
  /** What is there and can't be looked at, with the reason. */
  readonly closed: ReadonlyMap<string, string>;
};

const usualMost = 100_000;

/** Walks through the folders of a workspace. */
export async function listPaths(layout: Layout, reader: SnapshotReader, options: ListOptions = {}): Promise<Listed> {
  const { root, only = [], loaded = [], mostPaths = usualMost } = options;
  const isSkipped = folderSkipper(layout, [...only, ...loaded]);
  const paths = new Set<string>();
  const closed = new Map<string, string>();
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    if (paths.size >= mostPaths) {
      const rest = `so ${folder}/ and others were not checked`;
      closed.set('.', `There are more than ${mostPaths} files and folders, ${rest}. Name the folder of the agent.`);
      break;
    }
    const names = await reader.list(folder);
    if (names.length === 0 && root !== undefined && isLocked(join(root, folder)))
      closed.set(folder === '' ? '.' : `${folder}/`, 'There is no permission to look into it.');
    for (const name of names) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (name.endsWith('/') && isSkipped(path)) continue;
      const problem = problemOf(path.replace(/\/$/, ''), root);
      if (problem !== null) {
        closed.set(path, problem);
        continue;
      }
      paths.add(path);
      if (name.endsWith('/')) folders.push(path.slice(0, -1));
    }
  }
  return { paths, closed };
}

/** Why a path can't be opened by its name. */
function problemOf(path: string, root: string | undefined): string | null {
  if (!isPlainPath(path)) return 'Its name holds a control character, a backslash or a drive, so it is not opened.';
  // Node.js puts this sign where a name is no UTF-8, and no file answers to that name.
  if (root === undefined || !path.includes('\uFFFD')) return null;
  const isThere = lstatSync(join(root, path), { throwIfNoEntry: false }) !== undefined;
  return isThere ? null : 'Its name is not UTF-8, so it can’t be opened.';
}

function isLocked(folder: string): boolean {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return false;
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
    return false;
  } catch {
    // Whatever the reason is, nobody looked into it.
    return true;
  }
}
