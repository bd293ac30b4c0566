import type { Workspace } from '../../workspace/workspace.js';
import type { Entry } from '../entry.js';
import { describeMemoryPath } from '../paths/memory-files.js';
import { entriesOf, type MemoryPlace } from './read-all-memories.js';

/** The entries of a few files, by id. Files that hold no memories or can't be read have none. */
export async function readEntriesOfFiles(
  workspace: MemoryPlace & Pick<Workspace, 'snapshot'>,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Entry>> {
  return workspace.snapshot(async (reader) => {
    const entries: Entry[] = [];
    for (const path of new Set(paths)) {
      const file = describeMemoryPath(workspace, path);
      if (file !== null) entries.push(...entriesOf(workspace, file, await reader.read(path)));
    }
    return new Map(entries.map((entry) => [entry.id, entry]));
  });
}
