import { isArchivedPath, isMetaPath } from '../entries/paths/meta-files.js';
import { tombstonesPath, withoutTombstoneKey } from '../entries/records/tombstones.js';
import type { Plan } from '../journal/plan.js';
import { type Scope, seesAllNotes } from '../scopes/scopes.js';
import { roleOfPath } from '../workspace/role-paths.js';
import { linesWithEnds } from '../workspace/split-sections.js';
import type { Workspace } from '../workspace/workspace.js';

/** One file that a plan would change. The owner sees it whole; others see the lines that are added, null where it is more than that. */
export type PlannedFile = {
  readonly path: string;
  readonly action: 'CREATE' | 'EDIT' | 'DELETE';
  /** Whose file it is, where a plan is for several agents. */
  readonly agent?: string;
  /** A record about memories, which follows from what else changes. */
  readonly isRecord: boolean;
} & (
  | { readonly before: Buffer | null; readonly after: Buffer | null; readonly added?: never }
  | { readonly added: readonly string[] | null; readonly before?: never; readonly after?: never }
);

/** What a plan would change, as far as this scope may know. Nobody sees the key of the tombstones. */
export async function plannedFiles(
  workspace: Workspace,
  { edits }: Pick<Plan, 'edits'>,
  scope: Scope,
): Promise<PlannedFile[]> {
  const files: PlannedFile[] = [];
  for (const { path, content } of edits) {
    const file = await workspace.snapshot((reader) => reader.read(path));
    const before = file.state === 'present' ? file.bytes : null;
    const after = content === null ? null : Buffer.from(content);
    const isSame = before === null || after === null ? before === after : before.equals(after);
    if (isSame || !isKnownTo(workspace, scope, path)) continue;
    const action = after === null ? 'DELETE' : before === null ? 'CREATE' : 'EDIT';
    const isSecret = path === tombstonesPath(workspace);
    const [old, next] = isSecret ? [withoutKey(before), withoutKey(after)] : [before, after];
    const isRecord = isMetaPath(workspace, path);
    if (scope.kind === 'main') files.push({ path, action, isRecord, before: old, after: next });
    else files.push({ path, action, isRecord, added: addedLines(old, next) });
  }
  return files;
}

/** The plan as it may be shown: whole to the owner but for the key of the tombstones, without its edits to everybody else. */
export function shownPlan(workspace: Workspace, plan: Plan, scope: Scope): Plan {
  if (scope.kind !== 'main') return { ...plan, edits: [] };
  const secret = tombstonesPath(workspace);
  const edits = plan.edits.map((edit) => {
    if (edit.path !== secret || edit.content === null) return edit;
    return { ...edit, content: withoutTombstoneKey(Buffer.from(edit.content).toString('utf8')) };
  });
  return { ...plan, edits };
}

/** Whether somebody with this scope may know that the file would change. */
function isKnownTo(workspace: Workspace, scope: Scope, path: string): boolean {
  if (scope.kind === 'main') return true;
  if (isMetaPath(workspace, path) || isArchivedPath(workspace, path)) return false;
  const role = roleOfPath(workspace, path);
  return seesAllNotes(scope.kind) || role === 'daily' || role === 'rooms';
}

/** The one run of lines that turns one text into another; null where it takes more than that. */
function addedLines(before: Buffer | null, after: Buffer | null): string[] | null {
  const [old = [], next = []] = [before, after].map((bytes) => linesWithEnds(endedText(bytes)));
  let start = 0;
  while (start < old.length && old[start] === next[start]) start++;
  let kept = 0;
  while (kept < old.length - start && old.at(-1 - kept) === next.at(-1 - kept)) kept++;
  if (start + kept !== old.length) return null;
  return next.slice(start, next.length - kept).map((line) => line.replace(/\r?\n$/, ''));
}

/** A last line without an end is the same line once others follow. */
function endedText(bytes: Buffer | null): string {
  const text = bytes?.toString('utf8') ?? '';
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function withoutKey(bytes: Buffer | null): Buffer | null {
  return bytes === null ? null : Buffer.from(withoutTombstoneKey(bytes.toString('utf8')));
}
