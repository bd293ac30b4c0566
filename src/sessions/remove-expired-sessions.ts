import { removeStateFiles } from '../journal/remove-state-files.js';
import type { LockOptions } from '../journal/transaction/lock.js';
import { maxTranscriptBytes } from '../workspace/transcript-file.js';
import type { Workspace } from '../workspace/workspace.js';
import { lastTime, readSessions, type Session } from './read-sessions.js';

/** Removes this agent's sessions in which nothing was said for `sessions.keepDays`. Returns their ids. */
export async function removeExpiredSessions(workspace: Workspace, lock: LockOptions): Promise<string[]> {
  if (workspace.config.sessions.keepDays === undefined) return [];
  const removed = await removeStateFiles(workspace.root, lock, async () => {
    const expired = await findExpiredSessions(workspace);
    return expired.map(({ id, path }) => ({ id, path, maxBytes: maxTranscriptBytes }));
  });
  return removed.map(({ id }) => id);
}

export async function findExpiredSessions(workspace: Workspace): Promise<Session[]> {
  const { sessions } = await readSessions(workspace);
  return sessions.filter((session) => isExpired(workspace, lastTime(session)));
}

/** Whether something that was said at this time is older than `sessions.keepDays`. Without a readable time it is kept. */
export function isExpired({ config, at }: Pick<Workspace, 'config' | 'at'>, time: string): boolean {
  const { keepDays } = config.sessions;
  const said = Date.parse(time);
  return keepDays !== undefined && said < at.getTime() - keepDays * 24 * 60 * 60 * 1000;
}
