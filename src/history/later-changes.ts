import { git, type Repository } from '../git/repository.js';
import { listChanges, type RecordedChange } from './list-changes.js';

/** The changes of one file that came after a commit, newest first. */
export async function laterChanges(
  repository: Repository,
  { path, commit }: { path: string; commit: string },
): Promise<RecordedChange[]> {
  const range = `${commit}..HEAD`;
  const args = ['log', '--format=%H', '--no-show-signature', range, '--', repository.prefix + path];
  const touching = new Set((await git(repository, args)).stdout.toString('utf8').split('\n'));
  return (await listChanges(repository, { range })).filter((change) => touching.has(change.commit));
}

export function nameOfChange({ changeId, commit }: Pick<RecordedChange, 'changeId' | 'commit'>): string {
  return changeId ?? commit.slice(0, 10);
}

/** A few of them, formatted for a message. */
export function nameChanges(changes: readonly RecordedChange[]): string[] {
  return changes.slice(0, 5).map((change) => `${nameOfChange(change)} "${change.subject}"`);
}
