import * as z from 'zod/mini';
import { searchEntries } from '../../sessions/session-logs.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';
import { reach, sessionId } from './fields.js';

export const handler = defineHandler({
  input: z.strictObject({ query: field.text('Say what to look for'), session: z.optional(sessionId), ...reach }),
  run: async ({ workspace }, request) => searchEntries(await workspace(), request),
});
