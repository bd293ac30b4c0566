import { auditLogPath } from '../../workspace/audit-log-path.js';
import { readAuditLog } from '../../workspace/read-audit-log.js';
import type { Layout } from '../../workspace/role-paths.js';

export type LogFile = {
  readonly path: string;
  readonly state: 'present' | 'missing' | 'unusable';
  /** Whole lines, oldest first. */
  readonly lines: readonly string[];
};

/** The current audit.log. An interrupted writer may have left an incomplete line. */
export function readLogLines(
  workspace: Layout & { readonly root: string },
  { mayEndTorn = false }: { mayEndTorn?: boolean } = {},
): LogFile {
  const path = auditLogPath(workspace);
  const file = readAuditLog(workspace);
  if (file.state !== 'present') return { path, state: file.state, lines: [] };
  const text = file.bytes.toString('utf8');
  const whole = mayEndTorn ? text.slice(0, text.lastIndexOf('\n') + 1) : text;
  return { path, state: 'present', lines: whole.split('\n').filter((line) => line !== '') };
}
