import * as z from 'zod/mini';
import {
  type AppendedSession,
  appendSession,
  requireOwn,
  sessionHeader,
  sessionLines,
} from '../../sessions/append-session.js';
import { repairEntryLine } from '../../sessions/repair-entry-line.js';
import { sessionRoles } from '../../sessions/session-roles.js';
import { readPlainText } from '../../workspace/state-file.js';
import { transcriptFile } from '../../workspace/transcript-file.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

const timeMessage = 'Write the time as ISO 8601, for example 2026-02-02T14:30:00Z';
const idMessage = 'Give an id as text of up to 200 characters';
const id = z.optional(z.string({ error: idMessage }).check(z.maxLength(200, { error: idMessage })));

const entry = z.strictObject(
  {
    role: z.enum(sessionRoles, { error: `Use ${sessionRoles.join(', ')}` }),
    content: field.text('Give what was said as text'),
    timestamp: z.optional(z.iso.datetime({ offset: true, error: timeMessage })),
    message_id: id,
    source_plugin: id,
    sender_id: id,
  },
  { error: 'Give an object with role, content and perhaps timestamp' },
);

export const handler = defineHandler({
  input: z.strictObject({
    session: field.text('Give the id of the session'),
    entries: z.readonly(z.array(entry, { error: 'Give a list of entries with role and content' })),
    source: z.optional(field.text()),
  }),
  async run(call, request): Promise<AppendedSession> {
    return appendSession(await call.workspace(), request, { onWait: call.onWait });
  },
  async plan(call, request) {
    const workspace = await call.workspace();
    const { session, entries } = request;
    const file = transcriptFile(workspace, session);
    const before = wholeLines(readPlainText(workspace.root, file));
    requireOwn(workspace, session, before);
    const { lines, masked } = await sessionLines(workspace, entries);
    const start = before === '' ? [`${sessionHeader(workspace, request)}\n`] : [];
    const content = [before, ...start, ...lines.map((line) => `${line}\n`)].join('');
    const summary = `append ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} to the session ${session}`;
    return {
      plan: { edits: lines.length === 0 ? [] : [{ path: file.path, content }], summary },
      answer: { session, appended: lines.length, ...(masked !== null && { masked }) },
    };
  },
});

/** The text with a last line that was cut off repaired. */
function wholeLines(text: string): string {
  const end = text.lastIndexOf('\n') + 1;
  const repaired = end === text.length ? null : repairEntryLine(text.slice(end));
  return text.slice(0, end) + (repaired === null ? '' : `${repaired}\n`);
}
