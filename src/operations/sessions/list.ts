import * as z from 'zod/mini';
import { listSessions } from '../../sessions/session-logs.js';
import { defineHandler } from '../operation.js';
import { page } from './fields.js';

export const handler = defineHandler({
  input: z.strictObject(page),
  run: async ({ workspace }, request) => listSessions(await workspace(), request),
});
