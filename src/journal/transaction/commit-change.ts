import { join } from 'node:path';
import { blobId, isPlainFile, type TreeEntry } from '../../git/read-blobs.js';
import { headCommit, type Repository } from '../../git/repository.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { contentHash, type Intent } from '../../workspace/change-in-progress.js';
import type { Provenance } from '../../workspace/change-provenance.js';
import { sensitivityOf } from '../../workspace/role-paths.js';
import { formatAuditLine } from '../audit-log/append-audit-log.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { hideErasedName } from '../erasure/hide-erased-name.js';
import { isAsPlanned } from '../files/apply-file-change.js';
import { buildCommits, type CommitStep } from '../git/build-commits.js';
import { formatCommitMessage } from '../git/commit-message.js';
import { moveBranch } from '../git/move-branch.js';
import type { Draft } from './draft-change.js';
import { intentIndex, removeIntent, stageFiles, writeIntent } from './write-intent.js';

type Recorded = {
  readonly actor: string;
  readonly approval: string;
  readonly trigger: string;
  readonly reverts?: string;
  readonly provenance?: Provenance;
};

type Committing = {
  readonly draft: Draft;
  readonly head: string | null;
  readonly record: Recorded;
  readonly id: string;
  /** Called with the commit and the audit lines before the change takes effect. */
  readonly announce: (coming: { commit: string | null; logLines: readonly string[] }) => Promise<void>;
  readonly step: (name: string) => Promise<void>;
};

type Committed = { readonly intent: Intent; readonly commit: string | null; readonly manualCommit: string | null };

/** Builds the commits, writes the intent and moves the ref. Null if the history or a file changed in the meantime; then nothing was written. */
export async function commitChange(
  workspace: WritableWorkspace,
  repository: Repository | null,
  committing: Committing,
): Promise<Committed | null> {
  const { draft, head, id, step } = committing;
  const { root } = workspace;
  let mayHaveMoved = false;
  try {
    const contents = [...draft.files, ...draft.manual].map(({ content }) => content);
    const staged = await stageFiles(root, id, contents);
    await step('staged');
    const built = repository === null ? null : await buildAll(workspace, repository, { ...committing, staged });
    await step('objects');
    const intent: Intent = {
      version: 1,
      id,
      commit: built?.commit ?? null,
      parent: head,
      files: draft.files.map(({ path, onDisk, content }, index) => ({
        path,
        oldHash: onDisk === null ? null : contentHash(onDisk),
        newHash: content === null ? null : contentHash(content),
        staged: staged[index] ?? null,
      })),
      index: built === null ? [] : intentIndex(draft.headEntries, built.entries),
      audit: { path: auditLogPath(workspace), lines: auditLines(workspace, committing) },
    };
    await committing.announce({ commit: intent.commit, logLines: intent.audit.lines });
    await step('recorded');
    await writeIntent(root, intent);
    await step('intent');
    if (!(await isAsPlanned(root, intent))) {
      await removeIntent(root, id);
      return null;
    }
    if (repository !== null && built !== null) {
      mayHaveMoved = true;
      if (!(await moveBranch(repository, built.commit, { expected: head, summary: draft.summary }))) {
        await removeIntent(root, id);
        return null;
      }
    }
    await step('ref');
    return { intent, commit: built?.commit ?? null, manualCommit: built?.manualCommit ?? null };
  } catch (error) {
    // Once git was asked to move the ref, the history decides. If it cannot be read now, the next writer reads it.
    const hasMoved = mayHaveMoved && repository !== null && (await headIfKnown(repository)) !== head;
    if (!hasMoved) await removeIntent(root, id).catch(() => undefined);
    throw error;
  }
}

async function headIfKnown(repository: Repository): Promise<string | null | 'unknown'> {
  return headCommit(repository).catch(() => 'unknown' as const);
}

type Built = {
  readonly commit: string;
  readonly manualCommit: string | null;
  readonly entries: ReadonlyMap<string, TreeEntry | null>;
};

async function buildAll(
  workspace: WritableWorkspace,
  repository: Repository,
  { draft, head, record, id, staged }: Committing & { staged: readonly (string | null)[] },
): Promise<Built> {
  const { root, at } = workspace;
  const entriesOf = (files: readonly { path: string; content: Buffer | null }[]) =>
    new Map(files.map(({ path, content }) => [path, content === null ? null : entryOf(path, content)]));
  const entryOf = (path: string, content: Buffer): TreeEntry => {
    const before = draft.headEntries.get(path);
    const mode = before !== undefined && isPlainFile(before) ? before.mode : '100644';
    return { mode, blob: blobId(content, repository.objectFormat) };
  };
  const own: CommitStep = {
    entries: entriesOf(draft.files),
    message: formatCommitMessage({ ...record, ...draft, files: named(draft, draft.recorded), changeId: id }),
    author: record.actor,
    authorDate: at,
  };
  const manual: CommitStep = {
    entries: entriesOf(draft.manual),
    message: formatCommitMessage({
      ...handEdits,
      files: named(draft, draft.manual),
      trigger: `found uncommitted before ${id}`,
      changeId: draft.manualId,
      touchesCriticalFile: draft.manual.some(({ path }) => sensitivityOf(workspace, path) === 'critical'),
    }),
    author: handEdits.actor,
    authorDate: at,
  };
  const commits = await buildCommits(repository, draft.manual.length > 0 ? [manual, own] : [own], {
    root,
    parent: head,
    token: id,
    blobs: staged.flatMap((path) => (path === null ? [] : [join(root, path)])),
    maySign: workspace.isTrusted,
  });
  return {
    commit: commits.at(-1) ?? '',
    manualCommit: commits.length > 1 ? (commits[0] ?? null) : null,
    entries: new Map([...manual.entries, ...own.entries]),
  };
}

/** The file names as they may appear in the log and in messages. */
function named<File extends { readonly path: string }>({ hidden }: Draft, files: readonly File[]): File[] {
  return files.map((file) => (hidden.has(file.path) ? { ...file, path: hideErasedName(file.path) } : file));
}

/** How a user's own edits are recorded. */
const handEdits = { actor: 'manual', approval: '–', summary: 'edits made by hand' };

function auditLines(workspace: WritableWorkspace, { draft, record, id }: Committing): string[] {
  const entries = [
    ...named(draft, draft.manual).map(({ path, action }) => ({ ...handEdits, path, action, changeId: draft.manualId })),
    ...named(draft, draft.recorded).map(({ path, action }) => ({
      ...record,
      path,
      action,
      summary: draft.summary,
      changeId: id,
    })),
  ];
  return entries.map((entry) => {
    const warning = sensitivityOf(workspace, entry.path) === 'critical' ? '⚠️ CRITICAL: ' : '';
    return formatAuditLine({ ...entry, at: workspace.at, summary: warning + entry.summary });
  });
}
