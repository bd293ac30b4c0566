import { appendLines } from '../../journal/append-lines.js';
import { readPlainText } from '../../workspace/state-file.js';
import { transcriptFile } from '../../workspace/transcript-file.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type NewSessionEntry, requireOwn, sessionHeader, sessionLines } from '../append-session.js';
import { addMasked, type Masked, nothingMasked } from '../clean-entry.js';
import { parseRecord, parseTranscript, textOf } from '../parse-transcript.js';
import { isExpired } from '../remove-expired-sessions.js';
import { repairEntryLine } from '../repair-entry-line.js';
import type { LeftKind, Message } from './conversation.js';
import type { ImportClient } from './import-clients.js';
import { readClientLog } from './read-client-log.js';

export type ImportRequest = {
  readonly client: ImportClient;
  /** Logs of the client, as absolute paths. */
  readonly files: readonly string[];
};

export type ImportedSession = {
  readonly session: string;
  readonly file: string;
  /** Entries that are new. */
  readonly imported: number;
  /** Entries that were there already. */
  readonly known: number;
  /** What is no part of the conversation, by kind. */
  readonly left: Readonly<Record<LeftKind, number>>;
  /** Why a conversation was not imported. */
  readonly reason?: 'expired' | 'empty';
};

export type ImportedSessions = {
  readonly client: ImportClient;
  readonly imported: number;
  readonly known: number;
  readonly sessions: readonly ImportedSession[];
  readonly masked?: Masked;
};

/** Lines that an import would append to a transcript. */
export type PlannedImport = ImportedSession & {
  readonly path: string;
  readonly header: string;
  readonly lines: readonly string[];
  readonly masked: Masked | null;
};

/** Imports conversations from the logs of a client. What was imported or recorded before is not added again. */
export async function importSessions(
  workspace: Workspace,
  request: ImportRequest,
  { onWait }: { readonly onWait?: ((holder: string) => void) | undefined } = {},
): Promise<ImportedSessions> {
  const done: PlannedImport[] = [];
  for (const planned of await planImports(workspace, request)) {
    const { session, header, lines } = planned;
    if (lines.length === 0) {
      done.push(planned);
      continue;
    }
    const imported = await appendLines(workspace.root, transcriptFile(workspace, session), {
      purpose: 'agentsoul sessions import',
      ...(onWait !== undefined && { onWait }),
      ...{ header, repairLine: repairEntryLine },
      linesFor(before) {
        requireOwn(workspace, session, before);
        return newLines(before, lines);
      },
    });
    done.push({ ...planned, imported, known: planned.known + planned.imported - imported });
  }
  return importAnswer(request, done);
}

export function importAnswer({ client }: ImportRequest, planned: readonly PlannedImport[]): ImportedSessions {
  const masked = planned.reduce((sum, plan) => addMasked(sum, plan.masked ?? nothingMasked), nothingMasked);
  const isMasked = masked.secrets + masked.hidden + masked.forgotten > 0;
  const sum = (field: 'imported' | 'known') => planned.reduce((total, plan) => total + plan[field], 0);
  return {
    client,
    imported: sum('imported'),
    known: sum('known'),
    sessions: planned.map(({ session, file, imported, known, left, reason }) => {
      return { session, file, imported, known, left, ...(reason !== undefined && { reason }) };
    }),
    ...(isMasked && { masked }),
  };
}

export async function planImports(
  workspace: Workspace,
  { client, files }: ImportRequest,
): Promise<readonly PlannedImport[]> {
  const plans: PlannedImport[] = [];
  for (const file of files) {
    const { session, messages, left } = readClientLog(client, file);
    const { path, maxBytes } = transcriptFile(workspace, session);
    const entries = messages.map((message) => entryOf(workspace, message));
    const timestamp = entries[0]?.timestamp;
    const head = {
      session,
      file,
      path,
      left,
      header: sessionHeader(workspace, { session, source: client, timestamp }),
    };
    const reason = reasonAgainst(workspace, entries);
    if (reason !== null) {
      plans.push({ ...head, imported: 0, known: 0, lines: [], masked: null, reason });
      continue;
    }
    const { lines, masked } = await sessionLines(workspace, entries);
    const before = readPlainText(workspace.root, { path, maxBytes });
    requireOwn(workspace, session, before);
    const added = newLines(before, lines);
    const known = lines.length - added.length;
    plans.push({ ...head, imported: added.length, known, lines: added, masked: added.length > 0 ? masked : null });
  }
  return plans;
}

function reasonAgainst(workspace: Workspace, entries: readonly NewSessionEntry[]): 'expired' | 'empty' | null {
  const last = entries.at(-1);
  if (last === undefined) return 'empty';
  return isExpired(workspace, last.timestamp ?? '') ? 'expired' : null;
}

function entryOf({ at }: Workspace, { id, timestamp, role, text }: Message): NewSessionEntry {
  const isTime = timestamp !== null && !Number.isNaN(Date.parse(timestamp));
  return { role, content: text, timestamp: isTime ? timestamp : at.toISOString(), message_id: id.slice(0, 200) };
}

/** The lines that a transcript doesn't have: by the id of the message, or, where it was recorded without one, by what it says. */
function newLines(before: string, lines: readonly string[]): string[] {
  const { entries } = parseTranscript(before);
  const ids = new Set(entries.flatMap(({ message_id }) => message_id ?? []));
  const unnamed = new Map<string, number>();
  for (const { role, content, message_id } of entries) {
    const said = `${role}\n${content.trim()}`;
    if (message_id === undefined) unnamed.set(said, (unnamed.get(said) ?? 0) + 1);
  }
  return lines.filter((line) => {
    const { message_id, role, content } = parseRecord(line) ?? {};
    if (ids.has(textOf(message_id) ?? '')) return false;
    const said = `${String(role)}\n${(textOf(content) ?? '').trim()}`;
    const recorded = unnamed.get(said) ?? 0;
    if (recorded > 0) unnamed.set(said, recorded - 1);
    return recorded === 0;
  });
}
