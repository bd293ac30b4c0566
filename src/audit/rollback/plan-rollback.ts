import { SoulError } from '../../errors/soul-error.js';
import type { Repository } from '../../git/repository.js';
import type { Plan } from '../../journal/plan.js';
import type { Workspace } from '../../workspace/workspace.js';
import { planFileRollback, planTimeRollback } from './restore-files.js';
import { planReflectionRollback } from './restore-reflection.js';
import type { RollbackTarget } from './rollback-target.js';

/** The edits that roll back a file, a reflection or the whole workspace, with matching records and graph index. */
export async function planRollback(
  workspace: Workspace,
  repository: Repository | null,
  target: RollbackTarget,
): Promise<Plan> {
  if (repository === null) {
    throw new SoulError('no-history', 'This workspace has no git repository, so nothing can be rolled back.', {
      hint: 'Run `git init` in it to start a history.',
    });
  }
  return workspace.snapshot((reader) => {
    const place = { workspace, repository, reader };
    if ('file' in target) return planFileRollback(place, target);
    return 'session' in target ? planReflectionRollback(place, target.session) : planTimeRollback(place, target.toTime);
  });
}
