import type { Repository } from '../../git/repository.js';
import type { RecordedChange } from '../../history/list-changes.js';
import type { Plan } from '../../journal/plan.js';
import { planUndo } from '../../journal/undo/plan-undo.js';
import type { Workspace } from '../../workspace/workspace.js';
import { updateGraphIndex } from './update-derived-files.js';

/** The edits that undo one change. The graph index is rebuilt if it can't be restored line by line. */
export async function planWholeUndo(
  workspace: Workspace,
  repository: Repository,
  change: RecordedChange,
): Promise<Plan> {
  const { stale, ...plan } = await planUndo(workspace, repository, change);
  if (stale === null) return plan;
  const edits = await workspace.snapshot((reader) => updateGraphIndex({ workspace, reader }, plan.edits));
  return { ...plan, edits };
}
