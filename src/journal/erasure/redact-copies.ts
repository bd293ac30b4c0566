import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { accessLogFile } from '../../search/access-log.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { auditLogFile } from '../../workspace/read-audit-log.js';
import type { Layout } from '../../workspace/role-paths.js';
import { readPlainText, type StateFile } from '../../workspace/state-file.js';
import { maxTranscriptBytes, transcriptsFolder } from '../../workspace/transcript-file.js';
import { rewriteAuditLog } from '../audit-log/rewrite-audit-log.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { replaceFile, stateTemporary } from '../files/write-file-durably.js';
import { newChangeId } from '../transaction/change-id.js';
import { withLock } from '../transaction/lock.js';
import { redactJsonLine } from './redact-json-line.js';

export type Redaction = {
  /** A line of a log without the forgotten text; null drops it. */
  readonly logLine: (line: string) => string | null;
  /** What somebody said without the forgotten text. */
  readonly said: (text: string) => string;
};

/**
 * Rewrites files that git doesn't track and that may contain a forgotten text: the audit log, transcripts, the recall log. Returns the
 * changed paths.
 */
export async function redactCopies(workspace: WritableWorkspace, { logLine, said }: Redaction): Promise<string[]> {
  const { root } = workspace;
  const purpose = 'agentsoul forget --permanent';
  const auditLog = auditLogFile(auditLogPath(workspace));
  return withLock(root, { purpose }, async () => {
    const changed: string[] = [];
    const redact = async (file: StateFile, redactLine: Redaction['logLine']) => {
      const before = readPlainText(root, file);
      const lines = before.split('\n').flatMap((line) => redactLine(line) ?? []);
      const after = lines.join('\n');
      if (after === before) return;
      if (file === auditLog) await rewriteAuditLog(workspace, { before, after });
      else {
        const temporary = stateTemporary(root, newChangeId());
        await replaceFile(join(root, file.path), Buffer.from(after), { temporary });
      }
      changed.push(file.path);
    };
    for (const file of [auditLog, accessLogFile]) await redact(file, logLine);
    for (const file of await transcriptFiles(workspace)) await redact(file, (line) => redactJsonLine(line, said));
    return changed;
  });
}

/** How many entries of each transcript say something that would be redacted. */
export async function findSpokenCopies(
  workspace: Layout & { readonly root: string },
  said: Redaction['said'],
): Promise<SpokenCopy[]> {
  const files = await transcriptFiles(workspace);
  return files.flatMap((file) => {
    const lines = readPlainText(workspace.root, file).split('\n');
    const entries = lines.filter((line) => redactJsonLine(line, said) !== line).length;
    return entries === 0 ? [] : [{ path: file.path, entries }];
  });
}

export type SpokenCopy = { readonly path: string; readonly entries: number };

async function transcriptFiles(workspace: Layout & { readonly root: string }): Promise<StateFile[]> {
  const folder = transcriptsFolder(workspace);
  const names = folder === null ? [] : await readdir(join(workspace.root, folder)).catch(() => []);
  return names.sort().map((name) => ({ path: `${folder}/${name}`, maxBytes: maxTranscriptBytes }));
}
