import { join } from 'node:path';
import { exists, type Repository } from './repository.js';

const traces = {
  merge: 'MERGE_HEAD',
  rebase: 'rebase-merge',
  'cherry-pick': 'CHERRY_PICK_HEAD',
  revert: 'REVERT_HEAD',
  'series of cherry-picks or reverts': 'sequencer',
  'patch application or rebase': 'rebase-apply',
  bisection: 'BISECT_LOG',
};

/** The git operation in progress, such as a merge. The journal writes nothing during one. */
export async function operationInProgress(repository: Repository): Promise<string | null> {
  for (const [operation, name] of Object.entries(traces)) {
    if (await exists(join(repository.gitDir, name))) return operation;
  }
  return null;
}
