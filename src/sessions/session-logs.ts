import { SoulError } from '../errors/soul-error.js';
import type { Workspace } from '../workspace/workspace.js';
import { entryMatcher } from './match-entry.js';
import type { PlacedEntry } from './parse-transcript.js';
import { previewText } from './preview-text.js';
import { readSession, readSessions, type Session } from './read-sessions.js';

type Reach = {
  /** How many at most: 50 unless said otherwise, never more than 500. */
  readonly limit?: number | undefined;
  /** How much of a text is shown: 200 characters unless said otherwise, never more than 4,000. */
  readonly preview?: number | undefined;
  /** Where the answer before ended: its `next`. */
  readonly cursor?: string | undefined;
};

export type SessionRequest = Reach &
  (
    | { readonly action: 'list_sessions' }
    | { readonly action: 'read_session'; readonly session_id: string }
    | { readonly action: 'search'; readonly query: string; readonly session_id?: string | undefined }
    | { readonly action: 'recent'; readonly session_id?: string | undefined }
  );

export type SessionSummary = Pick<Session, 'id' | 'timestamp' | 'agent_id' | 'source_plugin' | 'broken'> & {
  readonly entries: number;
};

/** One thing that was said. */
export type ShownEntry = {
  readonly session: string;
  readonly timestamp: string | null;
  readonly role: string | null;
  readonly content: string;
  /** Whether more was said than is shown. */
  readonly truncated: boolean;
};

type Page = {
  readonly total: number;
  /** The cursor of the rest, where there is more. */
  readonly next?: string;
};

export type SessionList = Page & {
  readonly sessions: readonly SessionSummary[];
  /** Transcripts of other agents in the same folder, which are not shown. */
  readonly others?: number;
};

export type SessionEntries = Page & { readonly entries: readonly ShownEntry[] };

/** The answer of the tool `session_logs`. */
export type SessionAnswer =
  | (SessionList & { readonly ok: true })
  | (SessionEntries & { readonly ok: true; readonly session_id: string | null })
  | (Page & { readonly ok: true; readonly hits: readonly (ShownEntry & { readonly session_id: string })[] });

/** Reads the transcripts of this agent as one tool: lists, reads and searches sessions. */
export async function sessionLogs(workspace: Workspace, request: SessionRequest): Promise<SessionAnswer> {
  const session = 'session_id' in request ? request.session_id : undefined;
  switch (request.action) {
    case 'list_sessions':
      return { ok: true, ...(await listSessions(workspace, request)) };
    case 'read_session': {
      const { session_id } = request;
      return { ok: true, session_id, ...(await readEntries(workspace, { ...request, session: session_id })) };
    }
    case 'recent': {
      const read = await recentEntries(workspace, { ...request, session });
      return { ok: true, session_id: read.entries[0]?.session ?? session ?? null, ...read };
    }
    case 'search': {
      const { entries, ...found } = await searchEntries(workspace, { ...request, session });
      return { ok: true, hits: entries.map((entry) => ({ session_id: entry.session, ...entry })), ...found };
    }
    default:
      return request satisfies never;
  }
}

export async function listSessions(workspace: Workspace, reach: Reach): Promise<SessionList> {
  const { sessions, others } = await readSessions(workspace);
  const { page, next } = pageOf(sessions, reach);
  return { sessions: page.map(summaryOf), total: sessions.length, ...next, ...(others > 0 && { others }) };
}

/** What was said in a session, from the beginning. */
export async function readEntries(
  workspace: Workspace,
  { session, ...reach }: Reach & { readonly session: string },
): Promise<SessionEntries> {
  const { id, entries } = await requireSession(workspace, session);
  const { page, next } = pageOf(entries, reach);
  return { entries: page.map((entry) => shownEntry(id, entry, reach)), total: entries.length, ...next };
}

/** What was said last, in the latest session unless one is named. */
export async function recentEntries(
  workspace: Workspace,
  { session, ...reach }: Reach & { readonly session?: string | undefined },
): Promise<SessionEntries> {
  const found =
    session === undefined ? (await readSessions(workspace)).sessions[0] : await requireSession(workspace, session);
  if (found === undefined) return { entries: [], total: 0 };
  const { page, next } = pageOf([...found.entries].reverse(), reach);
  const entries = page.reverse().map((entry) => shownEntry(found.id, entry, reach));
  return { entries, total: found.entries.length, ...next };
}

/** Entries that contain all words of the query, in any order; the latest sessions first. */
export async function searchEntries(
  workspace: Workspace,
  { query, session, ...reach }: Reach & { readonly query: string; readonly session?: string | undefined },
): Promise<SessionEntries> {
  const sessions =
    session === undefined ? (await readSessions(workspace)).sessions : [await requireSession(workspace, session)];
  const placeIn = entryMatcher(query);
  const found = sessions.flatMap(({ id, entries }) =>
    entries.flatMap((entry) => {
      const place = placeIn(entry.content);
      return place === null ? [] : [{ id, entry, place }];
    }),
  );
  const { page, next } = pageOf(found, reach);
  const entries = page.map(({ id, entry, place }) => shownEntry(id, entry, { ...reach, place }));
  return { entries, total: found.length, ...next };
}

const usual = { limit: 50, preview: 200 } as const;
const most = { limit: 500, preview: 4_000 } as const;

function pageOf<Item>(all: readonly Item[], { limit, cursor = '0' }: Reach): { page: Item[]; next: { next?: string } } {
  const start = Number(cursor);
  const end = start + Math.min(limit ?? usual.limit, most.limit);
  return { page: all.slice(start, end), next: end < all.length ? { next: String(end) } : {} };
}

function shownEntry(
  session: string,
  { timestamp, role, content }: PlacedEntry,
  { preview, place }: Reach & { readonly place?: number },
): ShownEntry {
  const characters = Math.min(preview ?? usual.preview, most.preview);
  return { session, timestamp, role, ...previewText(content, characters, place) };
}

function summaryOf({ id, timestamp, agent_id, source_plugin, entries, broken }: Session): SessionSummary {
  return { id, timestamp, agent_id, source_plugin, entries: entries.length, broken };
}

async function requireSession(workspace: Workspace, id: string): Promise<Session> {
  const session = await readSession(workspace, id);
  if (session !== null) return session;
  throw new SoulError('usage', `There is no session "${id.slice(0, 100)}".`, {
    hint: 'Use `agentsoul sessions list`, or the action `list_sessions`, to list them.',
  });
}
