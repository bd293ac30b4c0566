import * as z from 'zod/mini';
import { myStats } from '../../health/my-stats.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({}),
  run: async ({ workspace }) => myStats(await workspace()),
});
