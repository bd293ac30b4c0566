import { createHash } from 'node:crypto';
import { listMemoryFiles } from '../../entries/paths/memory-files.js';
import { isArchivedPath } from '../../entries/paths/meta-files.js';
import type { Workspace } from '../../workspace/workspace.js';

/**
 * Ids of the current versions of files with notes of days and rooms, by path. Once everything in a file is processed, its id is processed
 * too, so that news can be detected without parsing files.
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
