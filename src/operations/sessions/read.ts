import * as z from 'zod/mini';
import { readEntries } from '../../sessions/session-logs.js';
import { defineHandler } from '../operation.js';
import { reach, sessionId } from './fields.js';

export const handler = defineHandler({
  input: z.strictObject({ session: sessionId, ...reach }),
  run: async ({ workspace }, request) => readEntries(await workspace(), request),
});
