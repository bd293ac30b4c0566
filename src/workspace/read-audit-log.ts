import { auditLogPath } from './audit-log-path.js';
import { type PlainFile, readPlainFile, type StateFile } from './plain-file.js';
import type { Layout } from './role-paths.js';

/** It may grow larger than other files may be: 64 MB are some 400,000 lines. */
export function auditLogFile(path: string): StateFile {
  return { path, maxBytes: 64 * 1024 * 1024 };
}

export function readAuditLog(workspace: Layout & { readonly root: string }): PlainFile {
  return readPlainFile(workspace.root, auditLogFile(auditLogPath(workspace)));
}

/** Its text; empty where there is none that can be used. */
export function auditLogText(workspace: Layout & { readonly root: string }): string {
  const file = readAuditLog(workspace);
  return file.state === 'present' ? file.bytes.toString('utf8') : '';
}
