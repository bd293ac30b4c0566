import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import type { Layout } from '../../workspace/role-paths.js';

export type LogFile = {
  readonly path: string;
  readonly state: 'present' | 'missing' | 'link';
  /** Whole lines, oldest first. */
  readonly lines: readonly string[];
};

/** audit.log as it is. It may grow larger than files of the workspace may be. */
export async function readLogLines(workspace: Layout & { readonly root: string }): Promise<LogFile> {
  const path = auditLogPath(workspace);
  const found = await lstat(join(workspace.root, path)).catch(() => null);
  if (found === null) return { path, state: 'missing', lines: [] };
  if (!found.isFile()) return { path, state: 'link', lines: [] };
  const text = await readFile(join(workspace.root, path), 'utf8');
  return { path, state: 'present', lines: text.split('\n').filter((line) => line !== '') };
}
