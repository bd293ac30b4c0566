import { readTombstones, tombstonesPath } from '../entries/tombstones.js';
import { SoulError } from '../errors/soul-error.js';
import { isPlainFile, readBlobs, type TreeEntry } from '../git/blobs.js';
import type { Repository } from '../git/repository.js';
import { changedFiles, findChange, listChanges, type RecordedChange } from '../history/changes.js';
import { readBytes } from '../workspace/read-file.js';
import type { WritableWorkspace } from './change.js';
import { sameBytes } from './draft.js';
import { withoutBuried } from './keep-buried.js';
import { mergeTexts } from './merge-texts.js';
import type { Edit, Plan } from './plan.js';

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
  const files = (await changedFiles(repository, change.commit)).filter((file) =>
    [file.before, file.after].every((entry) => entry === null || isPlainFile(entry)),
  );
  const blobs = files.flatMap(({ before, after }) => [before, after].flatMap((entry) => entry?.blob ?? []));
  const contents = await readBlobs(repository, blobs);
  const tombstones = await readTombstones(workspace);
  const edits: Edit[] = [];
  for (const { path, before, after } of files) {
    // What guards forgotten memories is not taken back with them.
    if (path === tombstonesPath(workspace)) continue;
    const onDisk = await readBytes(workspace.reads, path);
    const versions = {
      path,
      before: contentOf(before, contents),
      after: contentOf(after, contents),
      present: onDisk.state === 'present' ? onDisk.bytes : null,
    };
    edits.push({ path, content: withoutBuried(workspace, { path, content: takeBack(versions, change) }, tombstones) });
  }
  return {
    edits,
    reverts: change.changeId ?? change.commit,
    summary: `undo ${nameOf(change)}: ${change.subject.replace(/^\[[A-Z]+\]\s*/, '')}`,
  };
}

function contentOf(entry: TreeEntry | null, contents: ReadonlyMap<string, Buffer>): Buffer | null {
  const bytes = entry === null ? null : contents.get(entry.blob);
  if (bytes !== undefined) return bytes;
  throw new SoulError('git-failed', 'The repository does not hold the old version of a file, so nothing was changed.', {
    hint: 'In a partial or damaged clone, fetch the missing objects first.',
  });
}

type Versions = {
  readonly path: string;
  readonly before: Buffer | null;
  readonly after: Buffer | null;
  readonly present: Buffer | null;
};

function takeBack({ path, before, after, present }: Versions, change: RecordedChange): Buffer | null {
  if (sameBytes(present, after) || sameBytes(present, before)) return before;
  const merged =
    before === null || after === null || present === null
      ? null
      : mergeTexts({ base: after, ours: present, theirs: before });
  if (merged !== null) return merged;
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

/** Undoing an undo brings the change back, so a revert counts only while it stands itself. */
function standing(newestFirst: readonly RecordedChange[]): RecordedChange[] {
  const found: RecordedChange[] = [];
  const takenBack = new Set<string>();
  for (const change of newestFirst) {
    if (change.changeId === null || takenBack.has(change.changeId)) continue;
    if (change.reverts !== null) takenBack.add(change.reverts);
    else if (!isHandEdit(change) && !isErasure(change)) found.push(change);
  }
  return found;
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
