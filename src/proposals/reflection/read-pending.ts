import { SoulError } from '../../errors/soul-error.js';
import { blobId, treeEntries } from '../../git/blobs.js';
import { headCommit, type Repository } from '../../git/repository.js';
import { listChanges } from '../../history/changes.js';
import { mutations } from '../../journal/mutations.js';
import { isSealed } from '../../journal/reflection-seal.js';
import { contentHash } from '../../workspace/pending-change.js';
import type { FileBytes } from '../../workspace/read-file.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type PendingProposal, parseSideFile } from './pending-proposal.js';
import { formatPendingText } from './pending-text.js';
import { pendingTextFile, sideFile } from './reflection-files.js';

/** The proposal that waits, and whether it is what `reflect` wrote. */
export type Pending =
  | { readonly state: 'none' }
  | { readonly state: 'genuine'; readonly proposal: PendingProposal; readonly hash: string }
  /** Somebody changed one of its files since. */
  | {
      readonly state: 'changed';
      /** What the side file says, where it says anything. */
      readonly proposal: PendingProposal | null;
      /** Whether the side file still is what `reflect` wrote, and only the text beside it is not. */
      readonly isTextOnly: boolean;
      readonly why: string;
    };

export type PendingPlace = Layout & Pick<Workspace, 'root'>;

/**
 * Reads what is pending. It is genuine only where three things agree: the bytes of the side file, the seal that was left outside the
 * history, and the content that a commit of the reflection itself brought, or one that erased memories from it. The text beside it
 * must say the same.
 */
export async function readPending(
  workspace: PendingPlace,
  reader: Pick<SnapshotReader, 'read'>,
  repository: Repository | null,
): Promise<Pending> {
  const [side, text] = [await reader.read(sideFile(workspace)), await reader.read(pendingTextFile(workspace))];
  if (side.state === 'missing' && text.state === 'missing') return { state: 'none' };
  const proposal = side.state === 'present' ? parseSideFile(side.bytes.toString('utf8')) : null;
  const changed = (why: string, isTextOnly = false): Pending => ({ state: 'changed', proposal, isTextOnly, why });
  if (side.state !== 'present' || proposal === null) return changed(`${sideFile(workspace)} is missing or damaged.`);
  for (const file of [side, text]) if (isElsewhere(file)) return changed(`${file.path} is a link or has other names.`);
  if (!(await isSealed(workspace.root, proposal.id, side.bytes)))
    return changed(`${side.path} is not what \`agentsoul reflect\` wrote in this folder.`);
  if (repository !== null && !(await isCommitted(repository, side, proposal.id)))
    return changed(`${side.path} is not what ${proposal.id} recorded in the history.`);
  if (text.state !== 'present' || text.bytes.toString('utf8') !== formatPendingText(proposal))
    return changed(`${text.path} was edited since, and edits of it are never applied.`, true);
  return { state: 'genuine', proposal, hash: contentHash(side.bytes) };
}

/** What may be decided on. Throws where nothing waits, and where what waits is not what `reflect` wrote. */
export function requirePending(pending: Pending): Extract<Pending, { state: 'genuine' }> {
  if (pending.state === 'genuine') return pending;
  if (pending.state === 'none') throw nothingPending();
  throw new SoulError('reflection-changed', `The proposal was changed since it was made. ${pending.why}`, {
    hint: 'Put the file back, for example with `git checkout`, or run `agentsoul reflect --replace`. To leave out or reword a change use `--except` and `--edit`. Nothing was changed.',
  });
}

/** What `reflect` proposed, known wherever the side file is ours, whatever became of the text beside it. */
export function ownProposal(pending: Pending): PendingProposal | null {
  if (pending.state === 'none') return null;
  return pending.state === 'genuine' || pending.isTextOnly ? pending.proposal : null;
}

export function nothingPending(): SoulError {
  return new SoulError('nothing-pending', 'No reflection waits for a decision.', {
    hint: 'Run `agentsoul reflect` to make a proposal.',
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
