import { headCommit, type Repository } from '../git/repository.js';
import type { Environment } from '../git/run-git.js';
import { updateBaseline } from '../journal/baseline/keep-baseline.js';
import { beginBaseline } from '../journal/baseline/start-baseline.js';
import { readBaseline } from '../workspace/baseline.js';
import { openWorkspace } from '../workspace/open-workspace.js';
import { listSensitiveFiles } from '../workspace/sensitive-files.js';

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
export async function startBaseline(
  root: string,
  { isNew, isConfirmed, repository, ...options }: Starting,
): Promise<void> {
  const workspace = await openWorkspace(root, options);
  if (!isNew && readBaseline(workspace) !== null) return;
  const files = await listSensitiveFiles(workspace);
  const head = repository === null ? null : await headCommit(repository);
  const baseline = await beginBaseline(workspace, { files, head, at: options.at, isConfirmed });
  await updateBaseline(workspace, () => baseline);
}
