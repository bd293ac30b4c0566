import { SoulError } from '../../errors/soul-error.js';
import { blobId, type TreeEntry, treeEntries } from '../../git/read-blobs.js';
import type { Repository } from '../../git/repository.js';
import { readBytes } from '../../workspace/read-workspace-file.js';
import { sensitivityOf } from '../../workspace/role-paths.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { resolveWriteTarget } from '../files/resolve-write-target.js';
import type { Action, Mutation } from '../mutations.js';
import { bytesOf, type Edit, type Plan } from '../plan.js';
import { newChangeId } from './change-id.js';

/** A plan compared with disk and git: the effective changes, and the user's uncommitted edits. */
export type Draft = {
  readonly summary: string;
  readonly files: readonly DraftFile[];
  /** The files that differ from the history when the change is recorded. */
  readonly recorded: readonly DraftFile[];
  /** Paths that must not appear in the log or in messages. */
  readonly hidden: ReadonlySet<string>;
  /** The user's uncommitted edits in files we are about to write, committed first as their own. */
  readonly manual: readonly ManualFile[];
  readonly manualId: string;
  readonly headEntries: ReadonlyMap<string, TreeEntry>;
  /** The files are on disk already; only git has their earlier content. */
  readonly recordsFiles: boolean;
  readonly touchesCriticalFile: boolean;
};

export type DraftFile = {
  readonly path: string;
  readonly action: Action;
  readonly onDisk: Buffer | null;
  readonly content: Buffer | null;
};

export type ManualFile = { readonly path: string; readonly content: Buffer | null; readonly action: Action };

export async function draftChange(
  workspace: WritableWorkspace,
  repository: Repository | null,
  { plan, head, mutation }: { plan: Plan; head: string | null; mutation: Mutation },
): Promise<Draft> {
  const targets = await resolveEdits(workspace, plan.edits);
  const recordFirst = await Promise.all(
    (plan.recordFirst ?? []).map((path) => resolveWriteTarget(workspace.reads, path)),
  );
  const paths = [...new Set([...targets.map(({ path }) => path), ...recordFirst])];
  const onDisk = new Map(
    await Promise.all(paths.map(async (path) => [path, await bytesOnDisk(workspace, path)] as const)),
  );
  const headEntries = repository === null ? new Map<string, TreeEntry>() : await treeEntries(repository, head, paths);
  const isCommitted = (path: string, bytes: Buffer | null) =>
    repository !== null &&
    (bytes === null ? undefined : blobId(bytes, repository.objectFormat)) === headEntries.get(path)?.blob;
  const recordsFiles = plan.recordsFiles === true;

  const files = targets.flatMap(({ edit, path }): DraftFile[] => {
    const content = bytesOf(edit);
    const before = onDisk.get(path) ?? null;
    if (sameBytes(before, content) && (!recordsFiles || isCommitted(path, content))) return [];
    const wasThere = recordsFiles && repository !== null ? headEntries.has(path) : before !== null;
    const action = actionOf(edit, mutation, { wasThere, stays: content !== null });
    return [{ path, content, onDisk: before, action }];
  });
  const manual =
    repository === null || recordsFiles ? [] : manualFiles([...files.map(({ path }) => path), ...recordFirst]);
  const before = new Map(manual.map(({ path, content }) => [path, content]));
  const isRecorded = ({ path, content }: DraftFile) =>
    before.has(path) ? !sameBytes(before.get(path) ?? null, content) : !isCommitted(path, content);
  const recorded = plan.handEdits === undefined ? files : files.filter(isRecorded);
  return {
    summary: plan.summary,
    files,
    recorded: recorded.length === 0 ? files : recorded,
    hidden: new Set(plan.hides ?? []),
    manual,
    manualId: newChangeId(),
    headEntries,
    recordsFiles,
    touchesCriticalFile: files.some(({ path }) => sensitivityOf(workspace, path) === 'critical'),
  };

  function manualFiles(candidates: readonly string[]): ManualFile[] {
    return [...new Set(candidates)].flatMap((path): ManualFile[] => {
      const written = plan.handEdits?.get(path);
      const content = written === undefined ? (onDisk.get(path) ?? null) : bytesOf({ path, content: written });
      if (isCommitted(path, content)) return [];
      return [{ path, content, action: content === null ? 'DELETE' : headEntries.has(path) ? 'EDIT' : 'CREATE' }];
    });
  }
}

async function resolveEdits(
  workspace: WritableWorkspace,
  edits: readonly Edit[],
): Promise<{ edit: Edit; path: string }[]> {
  const resolved = await Promise.all(
    edits.map(async (edit) => ({ edit, path: await resolveWriteTarget(workspace.reads, edit.path) })),
  );
  const seen = new Set<string>();
  for (const { path } of resolved) {
    if (seen.has(path)) throw new Error(`The plan edits ${path} twice.`);
    seen.add(path);
  }
  return resolved;
}

function actionOf(edit: Edit, mutation: Mutation, { wasThere, stays }: { wasThere: boolean; stays: boolean }): Action {
  if (mutation.action !== 'by-file') return mutation.action;
  if (edit.action !== undefined) return edit.action;
  if (!stays) return 'DELETE';
  return wasThere ? 'EDIT' : 'CREATE';
}

async function bytesOnDisk(workspace: WritableWorkspace, path: string): Promise<Buffer | null> {
  const file = await readBytes(workspace.reads, path);
  if (file.state === 'present') return file.bytes;
  if (file.state === 'missing') return null;
  throw new SoulError('unreadable-file', `${path} cannot be changed safely. ${file.reason}`, {
    hint: 'Nothing was changed.',
  });
}

/** Equal contents; null means that the file does not exist. */
export function sameBytes(one: Buffer | null, other: Buffer | null): boolean {
  if (one === null || other === null) return one === other;
  return one.equals(other);
}
