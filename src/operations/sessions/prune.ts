import { findExpiredSessions, removeExpiredSessions } from '../../sessions/remove-expired-sessions.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type PrunedSessions = {
  /** The ids of the sessions that were removed. */
  readonly removed: readonly string[];
  /** The value of `sessions.keepDays`; null where sessions are kept for ever. */
  readonly keepDays: number | null;
};

export const handler = defineHandler({
  input: field.nothing,
  async run(call): Promise<PrunedSessions> {
    const workspace = await call.workspace();
    const { onWait } = call;
    const lock = { purpose: 'agentsoul sessions prune', ...(onWait !== undefined && { onWait }) };
    const removed = await removeExpiredSessions(workspace, lock);
    return { removed, keepDays: workspace.config.sessions.keepDays ?? null };
  },
  async plan(call) {
    const workspace = await call.workspace();
    const expired = await findExpiredSessions(workspace);
    return {
      plan: {
        edits: expired.map(({ path }) => ({ path, content: null })),
        summary: `remove ${expired.length} ${expired.length === 1 ? 'session' : 'sessions'}`,
      },
      answer: { removed: expired.map(({ id }) => id), keepDays: workspace.config.sessions.keepDays ?? null },
    };
  },
});
