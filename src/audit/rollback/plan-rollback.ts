import { SoulError } from '../../errors/soul-error.js';
import type { Repository } from '../../git/repository.js';
import type { Plan } from '../../journal/plan.js';
import type { Workspace } from '../../workspace/workspace.js';
import { planFileRollback, planTimeRollback } from './restore-files.js';
import { planSessionRollback } from './restore-session.js';
import type { RollbackTarget } from './target.js';

/** The edits that bring a file, the work of a reflection or the whole workspace back, with the records and the graph that follow. */
export async function planRollback(
  workspace: Workspace,
  repository: Repository | null,
  target: RollbackTarget,
): Promise<Plan> {
  if (repository === null) {
    throw new SoulError('no-history', 'This workspace has no git repository, so there is nothing to go back to.', {
      hint: 'Run `git init` in it to have a history from now on.',
    });
  }
  return workspace.snapshot((reader) => {
    const place = { workspace, repository, reader };
    if ('file' in target) return planFileRollback(place, target);
    return 'session' in target ? planSessionRollback(place, target.session) : planTimeRollback(place, target.toTime);
  });
}
