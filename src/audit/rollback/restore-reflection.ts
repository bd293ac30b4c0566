import { graphPaths } from '../../entries/graph/graph-paths.js';
import { metaFile } from '../../entries/paths/meta-files.js';
import { readTombstones, tombstonesPath } from '../../entries/records/tombstones.js';
import { SoulError } from '../../errors/soul-error.js';
import { type ChangedContent, changedContents } from '../../history/changed-file-contents.js';
import { listChanges, type RecordedChange } from '../../history/list-changes.js';
import { isErasedFile } from '../../journal/erasure/is-erased-file.js';
import { removeErasedEntries, staysForgotten } from '../../journal/erasure/remove-erased-entries.js';
import type { Edit, Plan } from '../../journal/plan.js';
import { undoneChanges } from '../../journal/undo/plan-undo.js';
import { revertFile } from '../../journal/undo/revert-file.js';
import { revertRecordFile } from '../../journal/undo/revert-record-file.js';
import { explainConflict } from './explain-conflict.js';
import type { RollbackWorkspace } from './rollback-workspace.js';
import { updateDerivedFiles } from './update-derived-files.js';

/** Undoes everything one reflection changed; later changes elsewhere stay. */
export async function planReflectionRollback(place: RollbackWorkspace, session: string): Promise<Plan> {
  const { workspace, repository, reader } = place;
  const changes = await approvedChanges(place, session);
  const index = graphPaths(workspace)?.index ?? null;
  const tombstones = await readTombstones(workspace);
  const becomes = new Map<string, Buffer | null>();
  let isKeptBack = false;
  for (const change of changes) {
    for (const file of await changedContents(repository, change.commit)) {
      // The graph index is derived from the entities, and tombstones are not rolled back.
      if (file.path === index || file.path === tombstonesPath(workspace)) continue;
      const present = becomes.has(file.path) ? (becomes.get(file.path) ?? null) : await bytesAt(place, file.path);
      const { path, before, after } = file;
      if (isErasedFile(workspace, { path, isThere: present !== null, content: before, instead: after }, tombstones)) {
        isKeptBack ||= before !== null;
        continue;
      }
      becomes.set(file.path, await withoutChange(place, { ...file, present }, { change, session }));
    }
  }
  const edits: Edit[] = [...becomes].map(([path, content]) => {
    const kept = removeErasedEntries(workspace, { path, content }, tombstones);
    isKeptBack ||= kept !== content;
    return { path, content: kept };
  });
  const count = changes.length === 1 ? '' : ` (${changes.length} changes)`;
  const followed = await updateDerivedFiles({ workspace, repository, reader }, edits);
  const warnings = isKeptBack ? { warnings: [staysForgotten] } : {};
  return { edits: followed, summary: `${summaryOf(session)}${count}`, ...warnings };
}

/** Newest first, so that each is undone from its own result; without those already undone. */
async function approvedChanges({ repository }: RollbackWorkspace, session: string): Promise<RecordedChange[]> {
  const history = await listChanges(repository);
  const approved = history.filter(
    ({ actor, approval, parents }) =>
      actor?.startsWith('reflection:') === true && approval === 'approved' && parents.length < 2,
  );
  const found = approved.filter(({ actor }) => actor === `reflection:${session}`);
  if (found.length === 0) throw unknownSession(session, approved);
  const undone = undoneChanges(history);
  const stands = ({ changeId, commit }: RecordedChange) => !undone.has(changeId ?? commit);
  const last = history.findIndex((change) => isRollbackOf(session, change) && stands(change));
  const later = last === -1 ? history : history.slice(0, last);
  return found.filter((change) => stands(change) && later.includes(change));
}

function isRollbackOf(session: string, { subject }: RecordedChange): boolean {
  const said = subject.slice(subject.indexOf(' — ') + ' — '.length);
  return subject.startsWith('[REVERT] ') && (said === summaryOf(session) || said.startsWith(`${summaryOf(session)} (`));
}

function summaryOf(session: string): string {
  return `roll back reflection ${session}`;
}

function unknownSession(session: string, approved: readonly RecordedChange[]): SoulError {
  const known = [...new Set(approved.map(({ actor }) => actor?.replace('reflection:', '') ?? ''))];
  const hint =
    known.length === 0
      ? 'No reflection has been approved in this workspace yet.'
      : `There are ${known.slice(0, 12).join(', ')}.`;
  return new SoulError('unknown-change', `The history contains no approved change of a reflection ${session}.`, {
    hint: `${hint} Nothing was changed.`,
  });
}

type Standing = ChangedContent & { readonly present: Buffer | null };

async function withoutChange(
  place: RollbackWorkspace,
  file: Standing,
  { change, session }: { change: RecordedChange; session: string },
): Promise<Buffer | null> {
  if (file.path.startsWith(metaFile(place.workspace, ''))) return revertRecordFile(file);
  const taken = revertFile(file);
  if (taken.isClear) return taken.content;
  throw await explainConflict(place, { path: file.path, change, session });
}

async function bytesAt({ reader }: RollbackWorkspace, path: string): Promise<Buffer | null> {
  const file = await reader.read(path);
  if (file.state === 'missing') return null;
  if (file.state === 'present' && file.realPath === path) return file.bytes;
  const why = file.state === 'present' ? `It is a link that leads to ${file.realPath}.` : file.reason;
  throw new SoulError('unreadable-file', `${path} cannot be rolled back safely. ${why}`, {
    hint: 'Move it, then run the rollback again. Nothing was changed.',
  });
}
