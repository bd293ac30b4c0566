import { SoulError } from '../errors/soul-error.js';
import type { Workspace } from '../workspace/workspace.js';
import { readSessions, type Session, type SessionEntry } from './read-sessions.js';

type Reach = {
  /** How many at most: 50 unless said otherwise, never more than 500. */
  readonly limit?: number | undefined;
  /** How much of a text is shown: 200 characters unless said otherwise, never more than 4,000. */
  readonly preview?: number | undefined;
};

export type SessionRequest = Reach &
  (
    | { readonly action: 'list_sessions' }
    | { readonly action: 'read_session'; readonly session_id: string }
    | { readonly action: 'search'; readonly query: string; readonly session_id?: string | undefined }
    | { readonly action: 'recent'; readonly session_id?: string | undefined }
  );

export type SessionSummary = Omit<Session, 'entries'> & { readonly entries: number };

export type SessionAnswer =
  | { readonly ok: true; readonly sessions: readonly SessionSummary[]; readonly total: number }
  | {
      readonly ok: true;
      readonly session_id: string | null;
      readonly entries: readonly SessionEntry[];
      readonly total: number;
    }
  | {
      readonly ok: true;
      readonly hits: readonly (SessionEntry & { readonly session_id: string })[];
      readonly total: number;
    };

const usual = { limit: 50, preview: 200 } as const;
const most = { limit: 500, preview: 4_000 } as const;

/** Looks into the transcripts of this agent: which sessions there are, what was said in one, who said something. */
export async function sessionLogs(workspace: Workspace, request: SessionRequest): Promise<SessionAnswer> {
  const limit = Math.min(request.limit ?? usual.limit, most.limit);
  const preview = Math.min(request.preview ?? usual.preview, most.preview);
  const shown = (entry: SessionEntry) => ({ ...entry, content: shortened(entry.content, preview) });
  const sessions = await readSessions(workspace);
  switch (request.action) {
    case 'list_sessions': {
      const all = sessions.map(({ entries, ...session }) => ({ ...session, entries: entries.length }));
      return { ok: true, sessions: all.slice(0, limit), total: all.length };
    }
    case 'read_session': {
      const { id, entries } = requireSession(sessions, request.session_id);
      return { ok: true, session_id: id, entries: entries.slice(0, limit).map(shown), total: entries.length };
    }
    case 'recent': {
      const session = request.session_id === undefined ? sessions[0] : requireSession(sessions, request.session_id);
      const { id = null, entries = [] } = session ?? {};
      return { ok: true, session_id: id, entries: entries.slice(-limit).map(shown), total: entries.length };
    }
    case 'search': {
      const wanted = request.query.toLowerCase();
      const among = request.session_id === undefined ? sessions : [requireSession(sessions, request.session_id)];
      const hits = among.flatMap(({ id, entries }) =>
        entries
          .filter(({ content }) => wanted !== '' && content.toLowerCase().includes(wanted))
          .map((entry) => ({ session_id: id, ...shown(entry) })),
      );
      return { ok: true, hits: hits.slice(0, limit), total: hits.length };
    }
    default:
      return request satisfies never;
  }
}

function requireSession(sessions: readonly Session[], id: string): Session {
  const session = sessions.find((known) => known.id === id);
  if (session !== undefined) return session;
  throw new SoulError('usage', `There is no session "${id}".`, { hint: 'See `list_sessions` for those there are.' });
}

function shortened(text: string, characters: number): string {
  const all = [...text];
  return all.length <= characters ? text : `${all.slice(0, characters).join('')}…`;
}
