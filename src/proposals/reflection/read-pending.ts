import { SoulError } from '../../errors/soul-error.js';
import { blobId, treeEntries } from '../../git/read-blobs.js';
import { headCommit, type Repository } from '../../git/repository.js';
import { listChanges } from '../../history/list-changes.js';
import { mutations } from '../../journal/mutations.js';
import { isSealed } from '../../journal/seal-reflection-proposal.js';
import { contentHash } from '../../workspace/change-in-progress.js';
import type { FileBytes } from '../../workspace/read-workspace-file.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { formatPendingText } from './pending-markdown.js';
import { type PendingProposal, parsePendingReflection } from './pending-reflection.js';
import { pendingJsonFile, pendingTextFile } from './reflection-file-paths.js';

/** The pending proposal, and whether it is unmodified. */
export type Pending =
  | { readonly state: 'none' }
  | { readonly state: 'genuine'; readonly proposal: PendingProposal; readonly hash: string }
  /** One of its files was modified. */
  | {
      readonly state: 'changed';
      /** The content of the side file, if it is readable. */
      readonly proposal: PendingProposal | null;
      /** Whether only the text file was modified, not the side file. */
      readonly isTextOnly: boolean;
      readonly why: string;
    };

export type PendingPlace = Layout & Pick<Workspace, 'root'>;

/**
 * Reads the pending proposal. It is genuine only if three things agree: the bytes of the side file, the seal outside the history, and the
 * content committed by the reflection itself, or by an erasure. The text file must match.
 */
export async function readPending(
  workspace: PendingPlace,
  reader: Pick<SnapshotReader, 'read'>,
  repository: Repository | null,
): Promise<Pending> {
  const [side, text] = [await reader.read(pendingJsonFile(workspace)), await reader.read(pendingTextFile(workspace))];
  if (side.state === 'missing' && text.state === 'missing') return { state: 'none' };
  const proposal = side.state === 'present' ? parsePendingReflection(side.bytes.toString('utf8')) : null;
  const changed = (why: string, isTextOnly = false): Pending => ({ state: 'changed', proposal, isTextOnly, why });
  if (side.state !== 'present' || proposal === null)
    return changed(`${pendingJsonFile(workspace)} is missing or damaged.`);
  for (const file of [side, text]) if (isElsewhere(file)) return changed(`${file.path} is a link or has hard links.`);
  if (!(await isSealed(workspace.root, proposal.id, side.bytes)))
    return changed(`${side.path} was not written by \`agentsoul reflect\` in this folder.`);
  if (repository !== null && !(await isCommitted(repository, side, proposal.id)))
    return changed(`${side.path} does not match what ${proposal.id} recorded in the history.`);
  if (text.state !== 'present' || text.bytes.toString('utf8') !== formatPendingText(proposal))
    return changed(`${text.path} was edited, and edits of this file are never applied.`, true);
  return { state: 'genuine', proposal, hash: contentHash(side.bytes) };
}

/** The proposal to decide on. Throws if there is none, or if it was modified. */
export function requirePending(pending: Pending): Extract<Pending, { state: 'genuine' }> {
  if (pending.state === 'genuine') return pending;
  if (pending.state === 'none') throw nothingPending();
  throw new SoulError('reflection-changed', `The proposal was modified. ${pending.why}`, {
    hint: 'Restore the file, for example with `git checkout`, or run `agentsoul reflect --replace`. To leave out or reword a change use `--except` and `--edit`. Nothing was changed.',
  });
}

/** The original proposal, if the side file is unmodified, even if the text file is not. */
export function ownProposal(pending: Pending): PendingProposal | null {
  if (pending.state === 'none') return null;
  return pending.state === 'genuine' || pending.isTextOnly ? pending.proposal : null;
}

export function nothingPending(): SoulError {
  return new SoulError('nothing-pending', 'There is no pending reflection.', {
    hint: 'Run `agentsoul reflect` to create a proposal.',
  });
}

function isElsewhere(file: FileBytes): boolean {
  return file.state === 'present' && (file.realPath !== file.path || file.hasOtherNames === true);
}

async function isCommitted(
  repository: Repository,
  side: FileBytes & { state: 'present' },
  id: string,
): Promise<boolean> {
  const blob = blobId(side.bytes, repository.objectFormat);
  const head = await headCommit(repository);
  if ((await treeEntries(repository, head, [side.path])).get(side.path)?.blob !== blob) return false;
  const changes = await listChanges(repository, { path: side.path, blob });
  for (const { commit, actor, approval, changeId } of changes) {
    const isReflection = actor === `reflection:${id}` && (approval === 'pending' || approval === 'approved');
    const isErasure = actor === mutations['forget --permanent'].actor && approval === 'confirmed';
    if (
      (isReflection || isErasure) &&
      changeId !== null &&
      (await treeEntries(repository, commit, [side.path])).get(side.path)?.blob === blob
    )
      return true;
  }
  return false;
}
