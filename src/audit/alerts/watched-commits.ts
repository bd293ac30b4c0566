import type { Repository } from '../../git/repository.js';
import { readTimeline, type TimelineChange } from '../../history/timeline.js';
import type { ConfirmedState, WatchedCommit } from '../../workspace/confirmed-state.js';
import { watchedFolders, watchedPaths } from '../../workspace/watched-files.js';
import type { Workspace } from '../../workspace/workspace.js';
import { readSubject } from '../log/audit-entry.js';

type Reading = {
  readonly head: string | null;
  /** The last known commit; null to read all. */
  readonly known: ConfirmedState['judged'] | null;
};

/** Commits that changed watched files, newest first. Only new ones are read from git. */
export async function readWatchedCommits(
  workspace: Workspace,
  repository: Repository | null,
  { head, known }: Reading,
): Promise<readonly WatchedCommit[]> {
  if (repository === null || head === null) return [];
  if (known !== null && known.head === head) return known.commits;
  const paths = [...watchedPaths(workspace).keys(), ...watchedFolders(workspace).map((folder) => folder.slice(0, -1))];
  const since = known === null || known.head === null ? [] : [`${known.head}..`];
  const fresh = await readTimeline(repository, { range: `${since.join('')}${head}`, paths });
  return [...fresh.map(toWatched), ...(known?.commits ?? [])];
}

export function toWatched(change: TimelineChange): WatchedCommit {
  return {
    commit: change.commit,
    at: change.authoredAt.toISOString(),
    actor: change.actor,
    approval: change.approval,
    action: readSubject(change).action,
    author: change.author,
    change: change.changeId,
    paths: Object.fromEntries(change.files.map(({ path, did }) => [path, did])),
  };
}
