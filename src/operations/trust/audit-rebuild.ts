import { rebuildLog } from '../../audit/log/rebuild-log.js';
import { findRepository } from '../../git/repository.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type RebuiltLog = {
  /** How many lines audit.log has; null in a dry run. */
  readonly lines: number | null;
};

export const handler = defineHandler({
  input: field.nothing,
  async run(call): Promise<RebuiltLog> {
    const workspace = await call.workspace();
    return { lines: await rebuildLog(workspace, await findRepository(workspace.root, workspace.env)) };
  },
  // audit.log is no file of git and changes by itself, so there is no edit to show.
  async plan(call) {
    const path = auditLogPath(await call.workspace());
    return { plan: { edits: [], summary: `rebuild ${path} from git` }, answer: { lines: null } };
  },
});
