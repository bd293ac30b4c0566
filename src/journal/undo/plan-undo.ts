import { graphPaths } from '../../entries/graph/graph-paths.js';
import { metaFile } from '../../entries/paths/meta-files.js';
import { readTombstones, tombstonesPath } from '../../entries/records/tombstones.js';
import { SoulError } from '../../errors/soul-error.js';
import type { Repository } from '../../git/repository.js';
import { changedContents } from '../../history/changed-file-contents.js';
import { laterChanges, nameChanges, nameOfChange } from '../../history/later-changes.js';
import { findChange, listChanges, type RecordedChange } from '../../history/list-changes.js';
import { readBytes } from '../../workspace/read-workspace-file.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { isErasedFile } from '../erasure/is-erased-file.js';
import { removeErasedEntries, removeErasedIds, staysForgotten } from '../erasure/remove-erased-entries.js';
import type { Edit, Plan } from '../plan.js';
import { revertFile } from './revert-file.js';
import { revertRecordFile } from './revert-record-file.js';

/** The change to undo: the named one, or agentsoul's latest change that is not undone yet. */
export async function chooseUndo(
  repository: Repository | null,
  name: string | undefined,
): Promise<{ repository: Repository; change: RecordedChange }> {
  if (repository === null) {
    throw new SoulError('no-history', 'This workspace has no git repository, so nothing can be undone.', {
      hint: 'Run `git init` in it to enable undo from now on.',
    });
  }
  return { repository, change: name === undefined ? await latest(repository) : await named(repository, name) };
}

export type UndoPlan = Plan & {
  /** A generated file that later changes edited in the same lines: it is left unchanged and must be regenerated. */
  readonly stale: string | null;
};

/** Edits that restore every file of a change. Later edits elsewhere in the same file are kept. */
export async function planUndo(
  workspace: WritableWorkspace,
  repository: Repository,
  change: RecordedChange,
): Promise<UndoPlan> {
  if (change.parents.length > 1) {
    throw new SoulError(
      'unknown-change',
      `${change.commit.slice(0, 10)} is a merge, not a change that can be undone.`,
      {
        hint: 'Use `git revert -m 1` for merges.',
      },
    );
  }
  if (isErasure(change)) throw erasedForGood(nameOfChange(change));
  if (isDecision(change)) {
    throw new SoulError('unknown-change', `${nameOfChange(change)} accepted an alert, so it cannot be undone.`, {
      hint: 'Undo or roll back the change that the alert was about instead. Nothing was changed.',
    });
  }
  const tombstones = await readTombstones(workspace);
  const generated = graphPaths(workspace)?.index ?? null;
  const edits: Edit[] = [];
  let stale: string | null = null;
  let isKeptBack = false;
  for (const { path, before, after } of await changedContents(repository, change.commit)) {
    // Tombstones of forgotten memories are not undone.
    if (path === tombstonesPath(workspace)) continue;
    const onDisk = await readBytes(workspace.reads, path);
    const versions = { before, after, present: onDisk.state === 'present' ? onDisk.bytes : null };
    const isThere = onDisk.state !== 'missing';
    if (isErasedFile(workspace, { path, isThere, content: before, instead: after }, tombstones)) {
      isKeptBack ||= before !== null;
      continue;
    }
    const taken = revertFile(versions);
    if (!taken.isClear && path === generated) {
      stale = path;
      continue;
    }
    const isRecord = path.startsWith(metaFile(workspace, ''));
    if (!taken.isClear && !isRecord) throw await explainConflict(repository, path, change);
    const content = taken.isClear ? taken.content : revertRecordFile(versions);
    const kept = removeErasedEntries(workspace, { path, content }, tombstones);
    isKeptBack ||= kept !== content;
    edits.push({ path, content: kept });
  }
  const subject = removeErasedIds(change.subject.replace(/^\[[A-Z]+\]\s*/, ''), tombstones);
  return {
    // The lines of a generated file would reveal what was forgotten.
    edits: isKeptBack ? edits.filter(({ path }) => path !== generated) : edits,
    stale: isKeptBack ? generated : stale,
    reverts: change.changeId ?? change.commit,
    summary: `undo ${nameOfChange(change)}: ${subject}`,
    ...(isKeptBack && { warnings: [staysForgotten] }),
  };
}

function erasedForGood(what: string, hint = ''): SoulError {
  return new SoulError('unknown-change', `${what} erased memories permanently, so it cannot be undone.`, {
    hint: `Erased text is not kept anywhere. ${hint}Nothing was changed.`,
  });
}

async function explainConflict(repository: Repository, path: string, change: RecordedChange): Promise<SoulError> {
  const later = await laterChanges(repository, { path, commit: change.commit });
  const causes = later.length === 0 ? ['uncommitted edits'] : nameChanges(later);
  const newest = later.find((other) => !isErasure(other) && !isDecision(other));
  const undo = newest === undefined ? '' : ` (\`agentsoul undo ${nameOfChange(newest)}\`)`;
  return new SoulError(
    'undo-conflict',
    `${path} was edited after ${nameOfChange(change)}, in the lines the undo would restore: ${causes.join('; ')}.`,
    {
      hint: `Undo the later changes first${undo}, or edit the file by hand and run \`agentsoul save\`. Nothing was changed.`,
    },
  );
}

const usualReach = 200;

async function latest(repository: Repository): Promise<RecordedChange> {
  const recent = await listChanges(repository, { limit: usualReach });
  const found = standing(recent).find((change) => !isCreation(change));
  const isAll = found !== undefined || recent.length < usualReach;
  const all = standing(isAll ? recent : await listChanges(repository));
  const last = found ?? all.find((change) => !isCreation(change));
  if (last !== undefined && isErasure(last)) throw refuseErasure(last, all);
  if (last !== undefined) return last;
  const creation = all.find(isCreation);
  throw new SoulError(
    'nothing-to-undo',
    'There is no change by agentsoul left to undo.',
    creation === undefined
      ? {}
      : {
          hint: `To undo the creation of the workspace itself, name it: \`agentsoul undo ${nameOfChange(creation)}\`.`,
        },
  );
}

function standing(newestFirst: readonly RecordedChange[]): RecordedChange[] {
  const undone = undoneChanges(newestFirst);
  return newestFirst.filter((change) => {
    const isOurs = change.changeId !== null && change.reverts === null && !undone.has(change.changeId);
    return isOurs && !isHandEdit(change) && !isDecision(change);
  });
}

/** `undo` means the last change, not an older one below it. */
function refuseErasure(erasure: RecordedChange, newestFirst: readonly RecordedChange[]): SoulError {
  const older = newestFirst.find((change) => !isErasure(change) && !isCreation(change));
  const way =
    older === undefined ? '' : `To undo an older change, name it: \`agentsoul undo ${nameOfChange(older)}\`. `;
  return erasedForGood(`The last change, ${nameOfChange(erasure)},`, way);
}

/** The changes that were undone. Undoing an undo restores the change, so a revert counts only while it is not undone itself. */
export function undoneChanges(newestFirst: readonly RecordedChange[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { changeId, reverts } of newestFirst) {
    if (changeId !== null && reverts !== null && !undone.has(changeId)) undone.add(reverts);
  }
  return undone;
}

/** Undoing this would remove the workspace, so it must be named explicitly. */
function isCreation(change: RecordedChange): boolean {
  return change.actor === 'system:init' && /^\[CREATE\] .*\bcreate the workspace\b/.test(change.subject);
}

/** A change recorded by `audit ack`. */
function isDecision(change: RecordedChange): boolean {
  return change.actor === 'manual' && change.subject.startsWith('[ALERT] ');
}

/** Erased text cannot be restored. */
function isErasure(change: RecordedChange): boolean {
  return change.actor === 'bot:trigger-forget' && /^\[DELETE\] .*— REDACTED: /.test(change.subject);
}

/** The user's own edits that we recorded before a change. They are undone only by name. */
function isHandEdit(change: RecordedChange): boolean {
  return change.actor === 'manual' && change.approval === '–';
}

async function named(repository: Repository, name: string): Promise<RecordedChange> {
  const change = await findChange(repository, name);
  if (change !== null) return change;
  throw new SoulError('unknown-change', `There is no change ${name} in the history of this workspace.`, {
    hint: 'Run `git log` in the workspace: each commit names its change after `Change:`.',
  });
}
