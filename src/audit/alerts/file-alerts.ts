import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { blobId, isPlainFile, treeEntries } from '../../git/read-blobs.js';
import { judgeAuthorisation, type Verdict } from '../../journal/confirmed-state/is-authorised-change.js';
import type { WatchedCommit, WatchedFile } from '../../workspace/confirmed-state.js';
import { readBytes } from '../../workspace/read-workspace-file.js';
import { type Alert, alertId } from './alert.js';
import { describeFileChange } from './describe-file-change.js';
import type { AuditState } from './read-audit-state.js';

/** One alert for each watched file with an unexplained difference from the confirmed state. */
export async function findFileAlerts(facts: AuditState): Promise<Alert[]> {
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

function isSuspect(facts: AuditState, path: string, { mark }: WatchedFile): boolean {
  if (mark !== confirmedMark(facts, path)) return true;
  // The file matches, but a commit may contain another version for the next checkout.
  return facts.commits.some(({ paths }) => Object.hasOwn(paths, path));
}

/** The mark of a file that was found but never confirmed. */
export const unconfirmed = 'unconfirmed';

export function confirmedMark({ confirmedState: { files } }: Pick<AuditState, 'confirmedState'>, path: string): string {
  return (Object.hasOwn(files, path) ? files[path]?.mark : undefined) ?? 'missing';
}

async function committedBlobs(
  { repository }: AuditState,
  commit: string | null,
  paths: readonly string[],
): Promise<Map<string, string>> {
  if (repository === null) return new Map();
  const entries = await treeEntries(repository, commit, paths);
  return new Map([...entries].flatMap(([path, entry]) => (isPlainFile(entry) ? [[path, entry.blob] as const] : [])));
}

/** The content that a committed change is about to write; null for a removed file. */
async function arrivingBlobs(facts: AuditState, paths: readonly string[]): Promise<Map<string, string | null>> {
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

async function judgeFile(facts: AuditState, { path, file, committed, arriving }: Suspect): Promise<Alert | null> {
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
  // At the first audit, only commits that contradict themselves raise an alert; commits made by people are accepted.
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

/** The most serious unconfirmed commit of a file; the newest of equals. At the first audit, only the newest. */
function gravest(
  { commits, isFirstLook, history }: AuditState,
  path: string,
  sensitivity: WatchedFile['sensitivity'],
): { verdict: Verdict | null; commit: WatchedCommit | null } {
  const touching = commits.filter(({ paths }) => Object.hasOwn(paths, path));
  const judged = (isFirstLook ? touching.slice(0, 1) : touching).map((commit) => {
    const { actor, approval, action, paths } = commit;
    const verdict = judgeAuthorisation({ actor, approval, action, did: paths[path] ?? 'changed', sensitivity });
    // If it had been made here as it claims, it would be confirmed already.
    const isOld = isFirstLook || history.state === 'replaced';
    const claimed = verdict === 'fine' && !isOld ? claimedBy(commit) : verdict;
    return { verdict: claimed, commit };
  });
  judged.sort((one, other) => order.indexOf(one.verdict) - order.indexOf(other.verdict));
  return judged[0] ?? { verdict: null, commit: null };
}

/** A commit that claims an approval that is not recorded here. */
function claimedBy({ actor }: WatchedCommit): Verdict {
  return actor === 'manual' ? 'critical-change' : 'unauthorised-actor';
}

async function changedAt({ workspace }: AuditState, path: string): Promise<string> {
  const found = await lstat(join(workspace.root, path)).catch(() => null);
  return (found?.mtime ?? workspace.at).toISOString();
}
