import { auditLogPath } from './audit-log-path.js';
import type { Layout } from './role-paths.js';
import { type PlainFile, readPlainFile, type StateFile } from './state-file.js';

/** It may grow larger than other files: 64 MB are about 400,000 lines. */
export function auditLogFile(path: string): StateFile {
  return { path, maxBytes: 64 * 1024 * 1024 };
}

export function readAuditLog(workspace: Layout & { readonly root: string }): PlainFile {
  return readPlainFile(workspace.root, auditLogFile(auditLogPath(workspace)));
}

/** Its text; empty if there is no usable log. */
export function auditLogText(workspace: Layout & { readonly root: string }): string {
  const file = readAuditLog(workspace);
  return file.state === 'present' ? file.bytes.toString('utf8') : '';
}
