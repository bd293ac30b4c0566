import { join, relative } from 'node:path';
import type { Root } from './read-workspace-file.js';
import { readSnapshot } from './snapshot.js';
import type { Workspace } from './workspace.js';

/** The same workspace, including layout and settings, in a copy of its folder. */
export function rerootWorkspace(workspace: Workspace, configRoot: string): Workspace {
  const moved = (path: string) => join(configRoot, relative(workspace.configRoot, path));
  const reads: Root = {
    ...workspace.reads,
    path: moved(workspace.root),
    excluded: workspace.reads.excluded.map(moved),
  };
  return {
    ...workspace,
    root: reads.path,
    configRoot,
    reads,
    snapshot: (collect) => readSnapshot(reads, collect),
  };
}
