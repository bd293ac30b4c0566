import { parseConfig } from '../../config/parse-config.js';
import { git, type Repository } from '../../git/repository.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { type Baseline, readBaseline, type WatchedFile } from '../../workspace/baseline.js';
import { markFile, markOf } from '../../workspace/file-mark.js';
import { configFileName } from '../../workspace/find-workspace.js';
import { readBytes } from '../../workspace/read-file.js';
import { sensitivityOf } from '../../workspace/role-paths.js';
import type { Presence } from '../actors.js';
import type { WritableWorkspace } from '../change.js';
import type { Draft, DraftFile } from '../draft.js';
import type { MutationName } from '../mutations.js';
import { judgeChange } from './judge-change.js';
import { updateBaseline } from './keep-baseline.js';
import { extendChain, logStat } from './log-chain.js';

export type MadeChange = {
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
  /** The log before its lines were added. */
  readonly logStatBefore: string | null;
};

/**
 * Takes a change that we made ourselves into the baseline, so that it is no surprise later: what it did to watched files if a person
 * was there or its actor may do that, and how far history and log have grown. What somebody else did meanwhile stays unexplained.
 */
export async function moveBaseline(workspace: WritableWorkspace, made: MadeChange): Promise<void> {
  const known = readBaseline(workspace);
  if (known === null) return;
  const { accepted, isAllAccepted } = await acceptFiles(workspace, known, made);
  const head = await movedHead(known, made);
  await updateBaseline(workspace, (current) => {
    if (current === null) return null;
    const hasAccepted = Object.keys(accepted).length > 0;
    return {
      ...current,
      files: { ...current.files, ...accepted },
      head,
      judged:
        isAllAccepted && current.judged.head === made.before ? { ...current.judged, head: made.after } : current.judged,
      log: sealed(workspace, current, made),
      ...(hasAccepted &&
        current.confirmed !== null && { confirmed: { at: workspace.at.toISOString(), commit: made.after } }),
      alerts: current.alerts.filter(({ path }) => !Object.hasOwn(accepted, path)),
    };
  });
}

async function acceptFiles(
  workspace: WritableWorkspace,
  known: Baseline,
  { draft, mutation, presence, actor, approval }: MadeChange,
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
    const verdict = judgeChange({ actor, approval, action: file.action, did: didOf(file), sensitivity });
    const isConfirmed = presence === 'tty' || verdict === 'fine';
    // Whoever saves at a terminal confirms what is there; any other change builds on what was confirmed, or on a surprise.
    const isSaved = presence === 'tty' && mutation === 'save';
    if (isConfirmed && (isSaved || markOf(file.onDisk).mark === watched.mark)) {
      accepted[file.path] = { ...(await markFile(workspace.reads, file.path)), sensitivity };
    } else isAllAccepted = false;
  }
  if (Object.hasOwn(accepted, configFileName)) Object.assign(accepted, await newPersonas(workspace, known));
  return { accepted, isAllAccepted };
}

/** Whoever confirms a config that names a persona confirms the file it names. */
async function newPersonas({ reads }: WritableWorkspace, { files }: Baseline): Promise<Record<string, WatchedFile>> {
  const config = await readBytes(reads, configFileName);
  const text = config.state === 'present' ? config.bytes.toString('utf8') : '{}';
  const marks: Record<string, WatchedFile> = {};
  for (const { file } of parseConfig(text, { source: configFileName }).personas ?? []) {
    if (!Object.hasOwn(files, file)) marks[file] = { ...(await markFile(reads, file)), sensitivity: 'critical' };
  }
  return marks;
}

function didOf({ onDisk, content }: DraftFile): 'added' | 'changed' | 'removed' {
  if (content === null) return 'removed';
  return onDisk === null ? 'added' : 'changed';
}

/** A history that was rewritten before this change stays unexplained: the last commit that was seen is kept. */
async function movedHead({ head }: Baseline, { repository, before, after }: MadeChange): Promise<string | null> {
  if (repository === null || head === before) return repository === null ? head : after;
  if (head === null || before === null) return head ?? after;
  const { code } = await git(repository, ['merge-base', '--is-ancestor', head, before], { allow: [1, 128] });
  return code === 0 ? after : head;
}

function sealed(workspace: WritableWorkspace, { log }: Baseline, made: MadeChange): Baseline['log'] {
  if (log === null) return null;
  const stat = logStat(workspace.root, auditLogPath(workspace));
  // Where the log had changed before, it has to be read whole to know whether it is still what it should be.
  return { chain: extendChain(log.chain, made.logLines), stat: log.stat === made.logStatBefore ? stat : null };
}
