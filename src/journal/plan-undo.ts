import { readTombstones, tombstonesPath } from '../entries/tombstones.js';
import { SoulError } from '../errors/soul-error.js';
import type { Repository } from '../git/repository.js';
import { changedContents } from '../history/changed-contents.js';
import { findChange, listChanges, type RecordedChange } from '../history/changes.js';
import { readBytes } from '../workspace/read-file.js';
import type { WritableWorkspace } from './change.js';
import { withoutBuried } from './keep-buried.js';
import type { Edit, Plan } from './plan.js';
import { takeBack, type Versions } from './take-back.js';

/** The change to take back: the named one, or the latest of ours that has not been taken back yet. */
export async function chooseUndo(
  repository: Repository | null,
  name: string | undefined,
): Promise<{ repository: Repository; change: RecordedChange }> {
  if (repository === null) {
    throw new SoulError('no-history', 'This workspace has no git repository, so there is nothing to go back to.', {
      hint: 'Run `git init` in it to have undo from now on.',
    });
  }
  return { repository, change: name === undefined ? await latest(repository) : await named(repository, name) };
}

/** Edits that put every file of a change back to what it was before. Later edits elsewhere in the same file are kept. */
export async function planUndo(
  workspace: WritableWorkspace,
  repository: Repository,
  change: RecordedChange,
): Promise<Plan> {
  if (change.parents.length > 1) {
    throw new SoulError(
      'unknown-change',
      `${change.commit.slice(0, 10)} is a merge, not a change that can be undone.`,
      {
        hint: 'Use `git revert -m 1` for merges.',
      },
    );
  }
  if (isErasure(change)) {
    throw new SoulError('unknown-change', `${nameOf(change)} erased memories for good, so it cannot be undone.`, {
      hint: 'What was erased is not kept. Nothing was changed.',
    });
  }
  const tombstones = await readTombstones(workspace);
  const edits: Edit[] = [];
  for (const { path, before, after } of await changedContents(repository, change.commit)) {
    // What guards forgotten memories is not taken back with them.
    if (path === tombstonesPath(workspace)) continue;
    const onDisk = await readBytes(workspace.reads, path);
    const present = onDisk.state === 'present' ? onDisk.bytes : null;
    const content = withoutChange(path, { before, after, present }, change);
    edits.push({ path, content: withoutBuried(workspace, { path, content }, tombstones) });
  }
  return {
    edits,
    reverts: change.changeId ?? change.commit,
    summary: `undo ${nameOf(change)}: ${change.subject.replace(/^\[[A-Z]+\]\s*/, '')}`,
  };
}

function withoutChange(path: string, versions: Versions, change: RecordedChange): Buffer | null {
  const taken = takeBack(versions);
  if (taken.isClear) return taken.content;
  throw new SoulError(
    'undo-conflict',
    `${path} was edited after ${nameOf(change)}, in the lines the undo would restore.`,
    { hint: 'Undo the later changes first, or edit the file by hand and run `agentsoul save`. Nothing was changed.' },
  );
}

function nameOf(change: RecordedChange): string {
  return change.changeId ?? change.commit.slice(0, 10);
}

const usualReach = 200;

async function latest(repository: Repository): Promise<RecordedChange> {
  const recent = await listChanges(repository, { limit: usualReach });
  const found = standing(recent).find((change) => !isCreation(change));
  if (found !== undefined) return found;
  const all = standing(recent.length < usualReach ? recent : await listChanges(repository));
  const older = all.find((change) => !isCreation(change));
  if (older !== undefined) return older;
  const creation = all.find(isCreation);
  throw new SoulError(
    'nothing-to-undo',
    'There is no change by agentsoul left to undo.',
    creation === undefined
      ? {}
      : { hint: `To take back the creation of the workspace itself, name it: \`agentsoul undo ${nameOf(creation)}\`.` },
  );
}

function standing(newestFirst: readonly RecordedChange[]): RecordedChange[] {
  const undone = takenBack(newestFirst);
  return newestFirst.filter((change) => {
    const isOurs = change.changeId !== null && change.reverts === null && !undone.has(change.changeId);
    return isOurs && !isHandEdit(change) && !isErasure(change);
  });
}

/** The changes that were undone. Undoing an undo brings the change back, so a revert counts only while it stands itself. */
export function takenBack(newestFirst: readonly RecordedChange[]): ReadonlySet<string> {
  const undone = new Set<string>();
  for (const { changeId, reverts } of newestFirst) {
    if (changeId !== null && reverts !== null && !undone.has(changeId)) undone.add(reverts);
  }
  return undone;
}

/** Taking this back would remove the workspace, so it is never done by chance. */
function isCreation(change: RecordedChange): boolean {
  return change.actor === 'system:init' && /^\[CREATE\] .*\bcreate the workspace\b/.test(change.subject);
}

/** The one kind of change without an undo. */
function isErasure(change: RecordedChange): boolean {
  return change.actor === 'bot:trigger-forget' && /^\[DELETE\] .*— REDACTED: /.test(change.subject);
}

/** Edits of a person that we only recorded on the way. They are taken back by name, never by chance. */
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
