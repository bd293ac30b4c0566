import type { Repository } from '../../git/repository.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';

/** What planning a rollback reads. */
export type RollbackWorkspace = {
  readonly workspace: Workspace;
  readonly repository: Repository;
  readonly reader: SnapshotReader;
};
