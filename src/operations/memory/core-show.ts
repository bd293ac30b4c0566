import * as z from 'zod/mini';
import { readCore } from '../../memory/core/read-core.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({}),
  run: async ({ workspace }) => readCore(await workspace()),
});
