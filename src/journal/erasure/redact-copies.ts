import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { accessLogFile } from '../../search/access-log.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { auditLogFile } from '../../workspace/read-audit-log.js';
import { readPlainText, type StateFile } from '../../workspace/state-file.js';
import { maxTranscriptBytes, transcriptsFolder } from '../../workspace/transcript-file.js';
import { rewriteAuditLog } from '../audit-log/rewrite-audit-log.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { replaceFile, stateTemporary } from '../files/write-file-durably.js';
import { newChangeId } from '../transaction/change-id.js';
import { withLock } from '../transaction/lock.js';

/**
 * Rewrites files that git doesn't track and that may contain a forgotten text: the audit log, transcripts, the recall log. Returns the
 * changed paths.
 */
export async function redactCopies(
  workspace: WritableWorkspace,
  redact: (line: string) => string | null,
): Promise<string[]> {
  const purpose = 'agentsoul forget --permanent';
  const redactAll = async () => {
    const changed: string[] = [];
    for (const { path, maxBytes } of await copiesOf(workspace)) {
      const before = readPlainText(workspace.root, { path, maxBytes });
      const after = before
        .split('\n')
        .flatMap((line) => redact(line) ?? [])
        .join('\n');
      if (after === before) continue;
      if (path === auditLogPath(workspace)) await rewriteAuditLog(workspace, { before, after });
      else {
        const temporary = stateTemporary(workspace.root, newChangeId());
        await replaceFile(join(workspace.root, path), Buffer.from(after), { temporary });
      }
      changed.push(path);
    }
    return changed;
  };
  return withLock(workspace.root, { purpose }, redactAll);
}

async function copiesOf(workspace: WritableWorkspace): Promise<StateFile[]> {
  const folder = transcriptsFolder(workspace);
  const names = folder === null ? [] : await readdir(join(workspace.root, folder)).catch(() => []);
  const transcripts = names.map((name) => ({ path: `${folder}/${name}`, maxBytes: maxTranscriptBytes }));
  return [auditLogFile(auditLogPath(workspace)), accessLogFile, ...transcripts];
}
