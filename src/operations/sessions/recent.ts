import * as z from 'zod/mini';
import { recentEntries } from '../../sessions/session-logs.js';
import { defineHandler } from '../operation.js';
import { reach, sessionId } from './fields.js';

export const handler = defineHandler({
  input: z.strictObject({ session: z.optional(sessionId), ...reach }),
  run: async ({ workspace }, request) => recentEntries(await workspace(), request),
});
