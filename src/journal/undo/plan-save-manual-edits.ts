import { SoulError } from '../../errors/soul-error.js';
import { treeEntries } from '../../git/read-blobs.js';
import { headCommit, type Repository } from '../../git/repository.js';
import { uncommittedFiles } from '../../history/uncommitted-files.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { readBytes } from '../../workspace/read-workspace-file.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { resolveWriteTarget } from '../files/resolve-write-target.js';
import type { Edit, Plan } from '../plan.js';

/** Records edits made by hand: the named files, or everything of the workspace that differs from git. */
export async function planSave(
  workspace: WritableWorkspace,
  repository: Repository | null,
  { paths, reason }: { paths: readonly string[]; reason: string },
): Promise<Plan> {
  const named =
    paths.length > 0
      ? await Promise.all(paths.map((path) => resolveWriteTarget(workspace.reads, path)))
      : (await uncommittedFiles(workspace, requireHistory(repository))).filter(
          (path) => path !== auditLogPath(workspace),
        );
  const edits: Edit[] = [];
  for (const path of new Set(named)) {
    const file = await readBytes(workspace.reads, path);
    if (file.state === 'unreadable') throw new SoulError('unreadable-file', `${path} cannot be saved. ${file.reason}`);
    if (file.state === 'missing' && !(await isTracked(repository, path))) {
      throw new SoulError('usage', `There is no file ${path} in the workspace.`, {
        hint: 'Paths are relative to the workspace.',
      });
    }
    edits.push({ path, content: file.state === 'present' ? file.bytes : null });
  }
  return { edits, summary: reason, recordsFiles: true };
}

async function isTracked(repository: Repository | null, path: string): Promise<boolean> {
  if (repository === null) return false;
  return (await treeEntries(repository, await headCommit(repository), [path])).has(path);
}

function requireHistory(repository: Repository | null): Repository {
  if (repository !== null) return repository;
  throw new SoulError('no-history', 'Without git, changed files cannot be detected. Name the files to save.', {
    hint: 'For example: `agentsoul save SOUL.md --reason "…"`.',
  });
}
