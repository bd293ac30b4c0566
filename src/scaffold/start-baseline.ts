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
  /** Whether whoever runs init vouches for all that is there; not for settings that came with the folder. */
  readonly isConfirmed: boolean;
  readonly repository: Repository | null;
  readonly env: Environment;
  readonly platform: string;
  readonly at: Date;
};

/** Takes the workspace as it was just made for what later states are compared with. One that is known already stays judged by what was confirmed of it. */
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
