import { readTombstones } from '../entries/records/tombstones.js';
import { SoulError } from '../errors/soul-error.js';
import { appendLines } from '../journal/append-lines.js';
import { transcriptFile } from '../workspace/transcript-file.js';
import type { Workspace } from '../workspace/workspace.js';
import { addMasked, cleanEntry, type Masked, nothingMasked } from './clean-entry.js';
import { parseTranscript } from './parse-transcript.js';
import { isOwnSession } from './read-sessions.js';
import { removeExpiredSessions } from './remove-expired-sessions.js';
import { repairEntryLine } from './repair-entry-line.js';
import type { sessionRoles } from './session-roles.js';

export type NewSessionEntry = {
  readonly role: (typeof sessionRoles)[number];
  readonly content: string;
  /** When it was said, as ISO 8601; now unless given. */
  readonly timestamp?: string | undefined;
  /** The id of the message in the program it comes from. */
  readonly message_id?: string | undefined;
  /** The channel it came through, where a session has several. */
  readonly source_plugin?: string | undefined;
  /** Who said it, where several people talk. */
  readonly sender_id?: string | undefined;
};

export type AppendRequest = {
  /** The id of the session, which names its file. */
  readonly session: string;
  readonly entries: readonly NewSessionEntry[];
  /** The program the session took place in, for the header of a new file. */
  readonly source?: string | undefined;
};

export type AppendedSession = {
  readonly session: string;
  readonly appended: number;
  /** What was taken out on the way in, if anything. */
  readonly masked?: Masked;
  /** Sessions that were removed because they are older than `sessions.keepDays`. */
  readonly expired?: readonly string[];
};

/**
 * Appends what was said to the transcript of a session: secrets masked, invisible characters and permanently forgotten passages taken
 * out. A session that begins is the moment in which others that are too old are removed.
 */
export async function appendSession(
  workspace: Workspace,
  request: AppendRequest,
  { onWait }: { readonly onWait?: ((holder: string) => void) | undefined } = {},
): Promise<AppendedSession> {
  const { session } = request;
  const file = transcriptFile(workspace, session);
  const { lines, masked } = await sessionLines(workspace, request.entries);
  if (lines.length === 0) return { session, appended: 0 };
  const lock = { purpose: 'agentsoul sessions append', ...(onWait !== undefined && { onWait }) };
  let isNew = false;
  const appended = await appendLines(workspace.root, file, {
    ...lock,
    header: sessionHeader(workspace, request),
    repairLine: repairEntryLine,
    linesFor(before) {
      requireOwn(workspace, session, before);
      isNew = before === '';
      return lines;
    },
  });
  const expired = isNew ? await removeExpiredSessions(workspace, lock) : [];
  return { session, appended, ...(masked !== null && { masked }), ...(expired.length > 0 && { expired }) };
}

/** The first line of a transcript. */
export function sessionHeader(
  { at, agentId }: Pick<Workspace, 'at' | 'agentId'>,
  {
    session,
    source,
    timestamp,
  }: Pick<AppendRequest, 'session' | 'source'> & { readonly timestamp?: string | undefined },
): string {
  const head = {
    type: 'session',
    version: 1,
    id: session,
    timestamp: timestamp ?? at.toISOString(),
    agent_id: agentId,
  };
  return JSON.stringify({ ...head, source_plugin: source ?? null });
}

export type SessionLines = { readonly lines: readonly string[]; readonly masked: Masked | null };

/** Entries as lines of a transcript, and what was taken out of them. */
export async function sessionLines(workspace: Workspace, entries: readonly NewSessionEntry[]): Promise<SessionLines> {
  const tombstones = await readTombstones(workspace);
  const lines: string[] = [];
  let masked = nothingMasked;
  for (const { role, content, timestamp = workspace.at.toISOString(), ...rest } of entries) {
    const clean = await cleanEntry(content, { tombstones, timestamp, timezone: workspace.timezone });
    masked = addMasked(masked, clean.masked);
    const { message_id, source_plugin, sender_id } = rest;
    const about = { ...(message_id && { message_id }), ...(source_plugin && { source_plugin }) };
    lines.push(
      JSON.stringify({
        ...{ type: 'entry', timestamp, role, content: clean.content },
        ...about,
        ...(sender_id && { sender_id }),
      }),
    );
  }
  const isMasked = masked.secrets + masked.hidden + masked.forgotten > 0;
  return { lines, masked: isMasked ? masked : null };
}

/** Refuses to write into the transcript of another agent. */
export function requireOwn(workspace: Pick<Workspace, 'agentId'>, session: string, text: string): void {
  const transcript = parseTranscript(text.slice(0, text.indexOf('\n') + 1));
  if (isOwnSession(workspace, transcript)) return;
  throw new SoulError('usage', `The session "${session}" belongs to another agent.`, {
    hint: 'Use another id for this session. Nothing was changed.',
  });
}
