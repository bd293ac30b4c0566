import type { CommitFacts } from '../linted-workspace.js';
import { trailer } from './commit-trailers.js';

/** Who a commit says made it, as far as it may change a critical file: a person, an approved reflection, or nobody we know of. */
export type CommitAuthorship = 'approved' | 'not-approved' | 'unsigned';

export function commitAuthorship(commit: CommitFacts, { isNewFile }: { isNewFile: boolean }): CommitAuthorship {
  const actor = trailer(commit, 'Actor');
  if (actor === '') return 'unsigned';
  if (actor === 'manual') return 'approved';
  if (/^reflection:r-\d{3,}$/.test(actor) && trailer(commit, 'Approval') === 'approved') return 'approved';
  return actor === 'system:init' && isNewFile ? 'approved' : 'not-approved';
}
