import { join } from 'node:path';
import { exists, type Repository } from './repository.js';

const traces = {
  merge: 'MERGE_HEAD',
  rebase: 'rebase-merge',
  'cherry-pick': 'CHERRY_PICK_HEAD',
  revert: 'REVERT_HEAD',
  'row of picks or reverts': 'sequencer',
  'mail patch or rebase': 'rebase-apply',
  bisection: 'BISECT_LOG',
};

/** What the person is in the middle of, such as a merge, during which the journal keeps its hands off. */
export async function operationInProgress(repository: Repository): Promise<string | null> {
  for (const [operation, name] of Object.entries(traces)) {
    if (await exists(join(repository.gitDir, name))) return operation;
  }
  return null;
}
