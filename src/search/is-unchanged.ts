import { join } from 'node:path';
import { isChangeUnderWay } from '../workspace/change-in-progress.js';
import type { Workspace } from '../workspace/workspace.js';
import { fileStatsReader, folderStats, type KnownFolders } from './file-stats.js';
import type { KnownFiles } from './find-changes.js';

/**
 * Whether no file was added, removed or changed since the index was updated, by file stats alone. A folder with the same stats has
 * the same names, so nothing is listed.
 */
export function isUnchanged({ root, reads }: Workspace, files: KnownFiles, folders: KnownFolders | null): boolean {
  // Files of a change under way may be shown as they will be.
  if (folders === null || isChangeUnderWay(root)) return false;
  if (JSON.stringify(folders.excluded) !== JSON.stringify(reads.excluded)) return false;
  if (folders.folders.some(([folder, stats]) => folderStats(join(reads.path, folder), 0).stats !== stats)) return false;
  const statsOf = fileStatsReader(reads.path, 0);
  for (const [path, { stats }] of files) if (stats === '' || statsOf(path)?.stats !== stats) return false;
  return true;
}

/** Whether the stats of folders are worth storing: they differ from the stored ones and are not about to change. */
export function areNewFolders(found: KnownFolders, known: KnownFolders | null): boolean {
  if (found.folders.some(([, stats]) => stats === '')) return false;
  return JSON.stringify([found.excluded, found.folders]) !== JSON.stringify([known?.excluded, known?.folders]);
}
