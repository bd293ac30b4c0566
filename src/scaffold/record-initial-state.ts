import { headCommit, type Repository } from '../git/repository.js';
import type { Environment } from '../git/run-git.js';
import { captureState } from '../journal/confirmed-state/capture-state.js';
import { updateConfirmedState } from '../journal/confirmed-state/update-confirmed-state.js';
import { readConfirmedState } from '../workspace/confirmed-state.js';
import { openWorkspace } from '../workspace/open-workspace.js';
import { listWatchedFiles } from '../workspace/watched-files.js';

type Starting = {
  /** Whether nothing was there before. */
  readonly isNew: boolean;
  /** Whether running init confirms everything in the folder, except settings that came with it. */
  readonly isConfirmed: boolean;
  readonly repository: Repository | null;
  readonly env: Environment;
  readonly platform: string;
  readonly at: Date;
};

/** Creates the baseline of a new workspace. A known workspace keeps its baseline. */
export async function recordInitialState(
  root: string,
  { isNew, isConfirmed, repository, ...options }: Starting,
): Promise<void> {
  const workspace = await openWorkspace(root, options);
  if (!isNew && readConfirmedState(workspace) !== null) return;
  const files = await listWatchedFiles(workspace);
  const head = repository === null ? null : await headCommit(repository);
  const confirmedState = await captureState(workspace, { files, head, at: options.at, isConfirmed });
  await updateConfirmedState(workspace, () => confirmedState);
}
