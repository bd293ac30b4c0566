import type { MyStats } from '../../health/my-stats.js';
import type { AppendedSession, NewSessionEntry } from '../../sessions/append-session.js';
import type { ImportedSessions } from '../../sessions/import/import-sessions.js';
import type { SessionAnswer, SessionRequest } from '../../sessions/session-logs.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { CallerOptions } from '../caller-session.js';
import type { Preview } from '../operation.js';
import { type OptionsOf, perform, performDry } from '../run-for-library.js';
import type { PrunedSessions } from './prune.js';
import { sessionOperations as operations } from './table.js';

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

export type ImportOptions = OptionsOf<(typeof operations)['sessions.import']>;

/** Imports conversations from the logs of a client, without tools. What is there already is not added again. */
export function importSessions(workspace: Workspace, options: ImportOptions): Promise<ImportedSessions> {
  return perform(workspace, operations['sessions.import'], options);
}

/** What `importSessions` would write. */
export function planImportSessions(workspace: Workspace, options: ImportOptions): Promise<Preview<ImportedSessions>> {
  return performDry(workspace, operations['sessions.import'], options);
}

/** Removes sessions in which nothing was said for `sessions.keepDays`. */
export function pruneSessions(workspace: Workspace, options: CallerOptions = {}): Promise<PrunedSessions> {
  return perform(workspace, operations['sessions.prune'], { ...options });
}

/** What `pruneSessions` would remove. */
export function planPruneSessions(workspace: Workspace, options: CallerOptions = {}): Promise<Preview<PrunedSessions>> {
  return performDry(workspace, operations['sessions.prune'], { ...options });
}
