import * as z from 'zod/mini';
import { sessionLogs } from '../../sessions/session-logs.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';
import { reach, sessionId } from './fields.js';

export const handler = defineHandler({
  input: z.discriminatedUnion(
    'action',
    [
      z.strictObject({ action: z.literal('list_sessions'), ...reach }),
      z.strictObject({ action: z.literal('read_session'), session_id: sessionId, ...reach }),
      z.strictObject({
        action: z.literal('search'),
        query: field.text('Say what to look for'),
        session_id: z.optional(sessionId),
        ...reach,
      }),
      z.strictObject({ action: z.literal('recent'), session_id: z.optional(sessionId), ...reach }),
    ],
    { error: 'Actions are list_sessions, read_session, search and recent' },
  ),
  run: async ({ workspace }, request) => sessionLogs(await workspace(), request),
});
