import { createHash } from 'node:crypto';
import { listMemoryFiles } from '../entries/memory-files.js';
import { isArchivedPath } from '../entries/meta-files.js';
import type { Workspace } from '../workspace/workspace.js';

/**
 * Ids of the files with notes of days and rooms as they are, by path. Once everything in a file is processed its id is, too, so that
 * whether there is anything new is known without taking a file apart.
 */
export async function noteFileIds(workspace: Workspace): Promise<ReadonlyMap<string, string>> {
  return workspace.snapshot(async (reader) => {
    const ids = new Map<string, string>();
    for (const { path, store } of await listMemoryFiles(workspace, reader)) {
      if (store !== 'episodic' || isArchivedPath(workspace, path)) continue;
      const file = await reader.read(path);
      if (file.state !== 'present') continue;
      const hash = createHash('sha256').update(file.bytes).digest('hex');
      ids.set(path, `file:${path}#${hash.slice(0, 16)}`);
    }
    return ids;
  });
}
