import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { blobId, isPlainFile, treeEntries } from '../../git/blobs.js';
import { judgeChange, type Verdict } from '../../journal/baseline/judge-change.js';
import type { WatchedCommit, WatchedFile } from '../../workspace/baseline.js';
import { readBytes } from '../../workspace/read-file.js';
import { type Alert, alertId } from './alert.js';
import { describeFileChange } from './describe-file-change.js';
import type { Facts } from './facts.js';

/** One alert for each watched file that is not what was confirmed, and nothing explains. */
export async function findFileAlerts(facts: Facts): Promise<Alert[]> {
  const suspects = Object.entries(facts.files).filter(([path, file]) => isSuspect(facts, path, file));
  if (suspects.length === 0) return [];
  const paths = suspects.map(([path]) => path);
  const committed = await committedBlobs(facts, facts.head, paths);
  const arriving = await arrivingBlobs(facts, paths);
  const alerts: Alert[] = [];
  for (const [path, file] of suspects) {
    const suspect = { path, file, committed: committed.get(path) ?? null, arriving: arriving.get(path) };
    const alert = await judgeFile(facts, suspect);
    if (alert !== null) alerts.push(alert);
  }
  return alerts;
}

function isSuspect(facts: Facts, path: string, { mark }: WatchedFile): boolean {
  if (mark !== confirmedMark(facts, path)) return true;
  // It is as it was confirmed, but a commit may hold another version for the next checkout.
  return facts.commits.some(({ paths }) => Object.hasOwn(paths, path));
}

/** The mark of a file that was found as it is and that nobody has confirmed. */
export const unconfirmed = 'unconfirmed';

export function confirmedMark({ baseline: { files } }: Pick<Facts, 'baseline'>, path: string): string {
  return (Object.hasOwn(files, path) ? files[path]?.mark : undefined) ?? 'missing';
}

async function committedBlobs(
  { repository }: Facts,
  commit: string | null,
  paths: readonly string[],
): Promise<Map<string, string>> {
  if (repository === null) return new Map();
  const entries = await treeEntries(repository, commit, paths);
  return new Map([...entries].flatMap(([path, entry]) => (isPlainFile(entry) ? [[path, entry.blob] as const] : [])));
}

/** What files will hold that a commit is about to bring; null for one that it removes. */
async function arrivingBlobs(facts: Facts, paths: readonly string[]): Promise<Map<string, string | null>> {
  const { arriving } = facts;
  const awaited = paths.filter((path) => arriving?.paths.has(path));
  if (arriving === null || awaited.length === 0) return new Map();
  const blobs = await committedBlobs(facts, arriving.commit, awaited);
  return new Map(awaited.map((path) => [path, blobs.get(path) ?? null]));
}

type Suspect = {
  readonly path: string;
  readonly file: WatchedFile;
  readonly committed: string | null;
  readonly arriving: string | null | undefined;
};

async function judgeFile(facts: Facts, { path, file, committed, arriving }: Suspect): Promise<Alert | null> {
  const { repository, workspace, isFirstLook } = facts;
  const onDisk = await readBytes(workspace.reads, path);
  const isLink = file.mark.startsWith('link to ');
  const isOnDisk = onDisk.state === 'present' && !isLink;
  const blob =
    isOnDisk && repository !== null
      ? blobId(onDisk.bytes, repository.objectFormat)
      : onDisk.state === 'missing'
        ? null
        : '';
  const isCommitted = repository !== null && (arriving === undefined ? blob : arriving) === committed;
  const isConfirmed = file.mark === confirmedMark(facts, path);
  if (isConfirmed && isCommitted && !isFirstLook) return null;
  const { verdict, commit } = gravest(facts, path, file.sensitivity);
  // At a first look only what its own commit speaks against is worth an alert; what people did is taken as it is.
  if (isFirstLook && verdict !== 'unauthorised-actor' && verdict !== 'unattended') return null;
  const kind =
    verdict === 'unauthorised-actor' || verdict === 'unattended'
      ? verdict
      : isCommitted || repository === null
        ? 'critical-change'
        : 'uncommitted';
  const isByCommit = kind !== 'uncommitted' && commit !== null;
  return {
    id: alertId('file', path, isFirstLook ? unconfirmed : confirmedMark(facts, path), file.mark),
    severity: file.sensitivity,
    kind,
    path,
    ...(isByCommit && { commit: commit.commit, actor: commit.actor ?? 'manual' }),
    when: isByCommit ? commit.at : await changedAt(facts, path),
    summary: describeFileChange({ path, kind, commit: isByCommit ? commit : null, mark: file.mark, isConfirmed }),
    acknowledged: false,
  };
}

const order: readonly Verdict[] = ['unauthorised-actor', 'unattended', 'critical-change', 'fine'];

/** The unconfirmed commit of a file that weighs most; of several the newest. At a first look, the newest alone. */
function gravest(
  { commits, isFirstLook, history }: Facts,
  path: string,
  sensitivity: WatchedFile['sensitivity'],
): { verdict: Verdict | null; commit: WatchedCommit | null } {
  const touching = commits.filter(({ paths }) => Object.hasOwn(paths, path));
  const judged = (isFirstLook ? touching.slice(0, 1) : touching).map((commit) => {
    const { actor, approval, action, paths } = commit;
    const verdict = judgeChange({ actor, approval, action, did: paths[path] ?? 'changed', sensitivity });
    // We would have confirmed it ourselves if it had been made here as it says.
    const isOld = isFirstLook || history.state === 'replaced';
    const claimed = verdict === 'fine' && !isOld ? claimedBy(commit) : verdict;
    return { verdict: claimed, commit };
  });
  judged.sort((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));
  return judged[0] ?? { verdict: null, commit: null };
}

/** A commit that claims an approval of which nothing is recorded here. */
function claimedBy({ actor }: WatchedCommit): Verdict {
  return actor === 'manual' ? 'critical-change' : 'unauthorised-actor';
}

async function changedAt({ workspace }: Facts, path: string): Promise<string> {
  const found = await lstat(join(workspace.root, path)).catch(() => null);
  return (found?.mtime ?? workspace.at).toISOString();
}
