import * as z from 'zod/mini';
import { appendSession, sessionHeader, sessionLines } from '../../sessions/append-session.js';
import { sessionRoles } from '../../sessions/session-roles.js';
import { transcriptFile } from '../../workspace/transcript-file.js';
import * as field from '../inputs.js';
import { defineHandler } from '../operation.js';

const timeMessage = 'Write the time as ISO 8601, for example 2026-02-02T14:30:00Z';

const entry = z.strictObject(
  {
    role: z.enum(sessionRoles, { error: `Use ${sessionRoles.join(', ')}` }),
    content: field.text('Give what was said as text'),
    timestamp: z.optional(z.iso.datetime({ offset: true, error: timeMessage })),
  },
  { error: 'Give an object with role, content and perhaps timestamp' },
);

export const handler = defineHandler({
  input: z.strictObject({
    session: field.text('Give the id of the session'),
    entries: z.readonly(z.array(entry, { error: 'Give a list of entries with role and content' })),
    source: z.optional(field.text()),
  }),
  async run(call, request) {
    return appendSession(await call.workspace(), request, { onWait: call.onWait });
  },
  async plan(call, request) {
    const workspace = await call.workspace();
    const { session, entries } = request;
    const { path } = transcriptFile(workspace, session);
    const file = await workspace.snapshot((reader) => reader.read(path));
    const before = file.state === 'present' ? file.bytes.toString('utf8') : `${sessionHeader(workspace, request)}\n`;
    const lines = await sessionLines(workspace, entries);
    const content = [before.replace(/(?<=[^\n])$/, '\n'), ...lines.map((line) => `${line}\n`)].join('');
    const summary = `append ${entries.length} ${entries.length === 1 ? 'entry' : 'entries'} to the session ${session}`;
    return { plan: { edits: [{ path, content }], summary }, answer: { session, appended: lines.length } };
  },
});
