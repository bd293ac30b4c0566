import { isArchivedPath, isMetaPath } from '../../src/entries/meta-files.js';
import { tombstonesPath, withoutTombstoneKey } from '../../src/entries/tombstones.js';
import type { Plan } from '../../src/journal/plan.js';
import { type Scope, seesAllNotes } from '../../src/scopes/scopes.js';
import { roleOfPath } from '../../src/workspace/role-paths.js';
import { linesWithEnds } from '../../src/workspace/sections.js';
import type { Workspace } from '../../src/workspace/workspace.js';
import { unifiedDiff } from './diff.js';
import { style } from './style.js';

/** One file that a plan would write, as it is and as it would be; null where it is not there. */
export type PlannedFile = { readonly path: string; readonly before: Buffer | null; readonly after: Buffer | null };

/** What a plan would really change. Nobody is shown the key of the tombstones. */
export async function plannedFiles(workspace: Workspace, { edits }: Pick<Plan, 'edits'>): Promise<PlannedFile[]> {
  const files = await Promise.all(
    edits.map(async ({ path, content }) => {
      const file = await workspace.snapshot((reader) => reader.read(path));
      const before = file.state === 'present' ? file.bytes : null;
      return { path, before, after: content === null ? null : Buffer.from(content) };
    }),
  );
  const isSecret = (path: string) => path === tombstonesPath(workspace);
  return files
    .filter(({ before, after }) => (before === null || after === null ? before !== after : !before.equals(after)))
    .map((file) => (isSecret(file.path) ? withoutKey(file) : file));
}

/** The files of which somebody below the owner is told that they would change. */
export function filesFor(workspace: Workspace, scope: Scope, files: readonly PlannedFile[]): readonly PlannedFile[] {
  if (scope.kind === 'main') return files;
  return files.filter(({ path }) => {
    if (isMetaPath(workspace, path) || isArchivedPath(workspace, path)) return false;
    const role = roleOfPath(workspace, path);
    return seesAllNotes(scope.kind) || role === 'daily' || role === 'rooms';
  });
}

/** The lines that are put into a file, without what stands around them; of any other change, that there is one. */
export function fileAddition({ path, before, after }: PlannedFile): string {
  const [old, next] = [before, after].map((bytes) => linesWithEnds(endedText(bytes)));
  const added = old === undefined || next === undefined ? null : insertedLines(old, next);
  if (added === null) return `${style.bold(path)}: changed`;
  const lines = added.map((line) => style.green(`+${line.replace(/\r?\n$/, '')}`));
  return [style.bold(`+++ ${path}`), ...lines].join('\n');
}

/** One stretch of lines that makes one text out of another; null where it takes more than that. */
function insertedLines(old: readonly string[], next: readonly string[]): string[] | null {
  let start = 0;
  while (start < old.length && old[start] === next[start]) start++;
  let kept = 0;
  while (kept < old.length - start && old.at(-1 - kept) === next.at(-1 - kept)) kept++;
  return start + kept === old.length ? next.slice(start, next.length - kept) : null;
}

/** A last line without an end is the same line once others follow. */
function endedText(bytes: Buffer | null): string {
  const text = bytes?.toString('utf8') ?? '';
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function withoutKey({ path, before, after }: PlannedFile): PlannedFile {
  const [old = null, next = null] = [before, after].map((bytes) =>
    bytes === null ? null : Buffer.from(withoutTombstoneKey(bytes.toString('utf8'))),
  );
  return { path, before: old, after: next };
}

/** The diff of one file; of one that is no text, what happens to it. */
export function fileDiff({ path, before, after }: PlannedFile): string {
  if ([before, after].some((bytes) => bytes?.includes(0) === true)) {
    const sizes = [before, after].map((bytes) => (bytes === null ? 'nothing' : `${bytes.length} bytes`));
    return `${style.bold(path)}: no text, ${sizes.join(' → ')}`;
  }
  const [old, next] = [before, after].map((bytes) => bytes?.toString('utf8') ?? '');
  return unifiedDiff({ names: [path, path], before: old ?? '', after: next ?? '' });
}
