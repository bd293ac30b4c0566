import type { Plan } from '../../src/journal/plan.js';
import type { Workspace } from '../../src/workspace/workspace.js';
import { unifiedDiff } from './diff.js';
import { style } from './style.js';

/** One file that a plan would write, as it is and as it would be; null where it is not there. */
export type PlannedFile = { readonly path: string; readonly before: Buffer | null; readonly after: Buffer | null };

/** What a plan would really change. */
export async function plannedFiles(workspace: Workspace, { edits }: Pick<Plan, 'edits'>): Promise<PlannedFile[]> {
  const files = await Promise.all(
    edits.map(async ({ path, content }) => {
      const file = await workspace.snapshot((reader) => reader.read(path));
      const before = file.state === 'present' ? file.bytes : null;
      return { path, before, after: content === null ? null : Buffer.from(content) };
    }),
  );
  return files.filter(({ before, after }) =>
    before === null || after === null ? before !== after : !before.equals(after),
  );
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
