import { SoulError } from '../../errors/soul-error.js';
import { findRepository, gitLine, type Repository } from '../../git/repository.js';
import { resolveRevision } from '../../history/workspace-at-revision.js';
import type { Workspace } from '../../workspace/workspace.js';

/** What a change is compared with. */
export type BaseRevision = {
  readonly repository: Repository;
  /** The commit that the change started from. */
  readonly commit: string;
  /** The revision that was named. It was reviewed, so its settings hold. */
  readonly tip: string;
  /** Whether the history tells where the change started; if not, it is compared with the revision itself. */
  readonly isShared: boolean;
};

/** Throws where there is no history, or no such revision in it. */
export async function findBaseRevision(
  workspace: Pick<Workspace, 'root' | 'env'>,
  revision: string,
): Promise<BaseRevision> {
  const repository = await findRepository(workspace.root, workspace.env);
  if (repository === null) {
    throw new SoulError('no-history', 'This folder has no git repository, so there is nothing to compare with.', {
      hint: 'Leave `--base` out, or check out the repository with its history.',
    });
  }
  const tip = await resolveRevision(repository, revision);
  // A shallow clone may lack the commit where both came from, and git finds none.
  const shared = await gitLine(repository, ['merge-base', tip, 'HEAD'], { allow: [1, 128] });
  const isShared = /^[0-9a-f]{40,64}$/.test(shared);
  return { repository, commit: isShared ? shared : tip, tip, isShared };
}
