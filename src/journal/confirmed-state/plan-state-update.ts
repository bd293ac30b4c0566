import { parseConfig } from '../../config/parse-config.js';
import { git, type Repository } from '../../git/repository.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { configFileName } from '../../workspace/config-file-name.js';
import type { ConfirmedState, WatchedCommit, WatchedFile } from '../../workspace/confirmed-state.js';
import type { ConfirmedStateUpdate } from '../../workspace/confirmed-state-update.js';
import { fingerprintFile, fingerprintOfBytes } from '../../workspace/file-fingerprint.js';
import { auditLogText } from '../../workspace/read-audit-log.js';
import { sensitivityOf } from '../../workspace/role-paths.js';
import type { Presence } from '../actor.js';
import { coveringChain, extendChain, logStat } from '../audit-log/hash-chain.js';
import type { WritableWorkspace } from '../change-workspace.js';
import type { MutationName } from '../mutations.js';
import type { Draft, DraftFile } from '../transaction/draft-change.js';
import { sealLog } from './capture-state.js';
import { judgeAuthorisation } from './is-authorised-change.js';

export type PlannedChange = {
  readonly id: string;
  readonly mutation: MutationName;
  readonly presence: Presence;
  readonly actor: string;
  readonly approval: string;
  readonly draft: Draft;
  readonly repository: Repository | null;
  /** HEAD before and after. */
  readonly before: string | null;
  readonly after: string | null;
  readonly logLines: readonly string[];
  readonly settles?: SettledAlert | undefined;
};

/** What the owner accepts by acknowledging an alert. */
export type SettledAlert = {
  /** Null for the first confirmation of a workspace, which has no alert. */
  readonly id: string | null;
  readonly files: Readonly<Record<string, WatchedFile>>;
  /** Whether the current audit.log is accepted as intact. */
  readonly acceptsLog: boolean;
  /** If a rewritten history is accepted, the commits still to be checked; null for other alerts. */
  readonly acceptsHistory: readonly WatchedCommit[] | null;
};

/**
 * How a planned change moves the confirmed state, so that it raises no alert later: the new state of watched files if a person is present or
 * the actor is allowed to change them, and the growth of history and log. Changes by others stay unexplained.
 */
export async function planStateUpdate(
  workspace: WritableWorkspace,
  known: ConfirmedState,
  change: PlannedChange,
): Promise<ConfirmedStateUpdate> {
  const { before, after, settles } = change;
  const { accepted, isAllAccepted } = await acceptFiles(workspace, known, change);
  const files = { ...settles?.files, ...accepted };
  const isConfirming = settles !== undefined || (known.confirmed !== null && Object.keys(accepted).length > 0);
  const openCommits = settles?.acceptsHistory ?? null;
  return {
    change: change.id,
    commit: after,
    files,
    head: { from: known.head, to: openCommits === null ? await movedHead(known, change) : after },
    judged:
      openCommits !== null
        ? { from: known.judged.head, to: { head: after, commits: openCommits } }
        : isAllAccepted
          ? { from: before, to: { ...known.judged, head: after } }
          : null,
    log: await moveLog(workspace, known, change),
    confirmed: isConfirming ? { at: workspace.at.toISOString(), commit: after } : null,
    settled: settles?.id == null ? [] : [settles.id],
  };
}

async function acceptFiles(
  workspace: WritableWorkspace,
  known: ConfirmedState,
  { draft, mutation, presence, actor, approval }: PlannedChange,
): Promise<{ accepted: Record<string, WatchedFile>; isAllAccepted: boolean }> {
  const accepted: Record<string, WatchedFile> = {};
  let isAllAccepted = true;
  const sensitivityOfFile = (path: string) => {
    const watched = Object.hasOwn(known.files, path) ? known.files[path] : undefined;
    const sensitivity = watched?.sensitivity ?? sensitivityOf(workspace, path);
    return sensitivity === 'standard' ? null : { sensitivity, mark: watched?.mark ?? 'missing' };
  };
  if (draft.manual.some(({ path }) => sensitivityOfFile(path) !== null)) isAllAccepted = false;
  for (const file of draft.files) {
    const watched = sensitivityOfFile(file.path);
    if (watched === null) continue;
    const { sensitivity } = watched;
    const verdict = judgeAuthorisation({ actor, approval, action: file.action, did: didOf(file), sensitivity });
    const isConfirmed = presence === 'tty' || verdict === 'fine';
    // Saving at a terminal confirms the current content; any other change builds on confirmed or unexplained content.
    const isSaved = presence === 'tty' && mutation === 'save';
    if (isConfirmed && (isSaved || fingerprintOfBytes(file.onDisk).mark === watched.mark)) {
      accepted[file.path] = { ...fingerprintOfBytes(file.content), sensitivity };
    } else isAllAccepted = false;
  }
  const config = Object.hasOwn(accepted, configFileName) ? contentOf(draft, configFileName) : null;
  if (config !== null) Object.assign(accepted, await newPersonas(workspace, { known, draft, config }));
  return { accepted, isAllAccepted };
}

/** Confirming a config that names a persona file also confirms that file. */
async function newPersonas(
  { reads }: WritableWorkspace,
  { known, draft, config }: { known: ConfirmedState; draft: Draft; config: Buffer },
): Promise<Record<string, WatchedFile>> {
  const marks: Record<string, WatchedFile> = {};
  for (const { file } of parseConfig(config.toString('utf8'), { source: configFileName }).personas ?? []) {
    if (Object.hasOwn(known.files, file)) continue;
    const isWritten = draft.files.some(({ path }) => path === file);
    const mark = isWritten ? fingerprintOfBytes(contentOf(draft, file)) : await fingerprintFile(reads, file);
    marks[file] = { ...mark, sensitivity: 'critical' };
  }
  return marks;
}

function contentOf({ files }: Draft, path: string): Buffer | null {
  return files.find((file) => file.path === path)?.content ?? null;
}

function didOf({ onDisk, content }: DraftFile): 'added' | 'changed' | 'removed' {
  if (content === null) return 'removed';
  return onDisk === null ? 'added' : 'changed';
}

/** If the history was rewritten before this change, it stays unexplained: the last seen commit is kept. */
async function movedHead(
  { head }: ConfirmedState,
  { repository, before, after }: PlannedChange,
): Promise<string | null> {
  if (repository === null || head === before) return repository === null ? head : after;
  if (head === null || before === null) return head ?? after;
  const { code } = await git(repository, ['merge-base', '--is-ancestor', head, before], { allow: [1, 128] });
  return code === 0 ? after : head;
}

/**
 * The seal grows with the log only if it covers all of it. Unsealed lines at the end are left to the next audit, which compares them
 * with git.
 */
async function moveLog(
  workspace: WritableWorkspace,
  { log }: ConfirmedState,
  { logLines, settles }: PlannedChange,
): Promise<ConfirmedStateUpdate['log']> {
  if (log === null) return null;
  const path = auditLogPath(workspace);
  const stat = logStat(workspace.root, path);
  if (settles?.acceptsLog === true) {
    const { chain } = await sealLog(workspace);
    return { from: log.chain, to: extendChain(chain, logLines) };
  }
  const isKnown = stat !== null && stat === log.stat;
  const chain = isKnown ? log.chain : coveringChain(linesOf(auditLogText(workspace)), log);
  return chain === null ? null : { from: log.chain, to: extendChain(chain, logLines) };
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '');
}
