import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { accessLogPath } from '../search/access-log.js';
import { auditLogPath } from '../workspace/audit-log-path.js';
import { readBytes } from '../workspace/read-file.js';
import { pathPatterns } from '../workspace/role-paths.js';
import { rewriteLog } from './baseline/rewrite-log.js';
import type { WritableWorkspace } from './change.js';
import { withLock } from './lock.js';
import { replaceFile } from './write-file.js';

/**
 * Rewrites what git doesn't keep and still may hold a forgotten text: the audit log, transcripts, the log of recalls. Returns the
 * paths that were changed.
 */
export async function redactCopies(
  workspace: WritableWorkspace,
  redact: (line: string) => string | null,
): Promise<string[]> {
  const purpose = 'agentsoul forget --permanent';
  const redactAll = async () => {
    const changed: string[] = [];
    for (const path of await copiesOf(workspace)) {
      const file = await readBytes(workspace.reads, path);
      if (file.state !== 'present' || file.realPath !== path) continue;
      const before = file.bytes.toString('utf8');
      const after = before
        .split('\n')
        .flatMap((line) => redact(line) ?? [])
        .join('\n');
      if (after === before) continue;
      await replaceFile(join(workspace.root, path), Buffer.from(after), { token: 'redacted' });
      changed.push(path);
    }
    return changed;
  };
  return withLock(workspace.root, { purpose }, () => rewriteLog(workspace, redactAll));
}

async function copiesOf(workspace: WritableWorkspace): Promise<string[]> {
  const [folder] = pathPatterns(workspace, 'transcripts');
  const names = folder === undefined ? [] : await readdir(join(workspace.root, folder)).catch(() => []);
  return [auditLogPath(workspace), accessLogPath, ...names.map((name) => `${folder}${name}`)];
}
