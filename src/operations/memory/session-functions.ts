import type { MyStats } from '../../health/my-stats.js';
import type { AppendedSession, NewSessionEntry } from '../../sessions/append-session.js';
import type { SessionAnswer, SessionRequest } from '../../sessions/session-logs.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { Preview } from '../operation.js';
import { type OptionsOf, perform, performDry } from '../perform.js';
import { sessionOperations as operations } from './session-table.js';

export type AppendOptions = OptionsOf<(typeof operations)['sessions.append'], 'session' | 'entries'> & {
  readonly entries: readonly NewSessionEntry[];
};

/** What the agent knows about itself in figures. */
export function myStats(workspace: Workspace): Promise<MyStats> {
  return perform(workspace, operations.stats, {});
}

/** Looks into the transcripts of this agent: which sessions there are, what was said in one, who said something. */
export function sessionLogs(workspace: Workspace, request: SessionRequest): Promise<SessionAnswer> {
  return perform(workspace, operations['sessions.logs'], { ...request });
}

/** Appends what was said to the transcript of a session, secrets masked. */
export function appendSession(workspace: Workspace, session: string, options: AppendOptions): Promise<AppendedSession> {
  return perform(workspace, operations['sessions.append'], { ...options, session });
}

/** What `appendSession` would write. */
export function planAppendSession(
  workspace: Workspace,
  session: string,
  options: AppendOptions,
): Promise<Preview<AppendedSession>> {
  return performDry(workspace, operations['sessions.append'], { ...options, session });
}
