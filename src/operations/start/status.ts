import * as z from 'zod/mini';
import { readStatus } from '../../health/status.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({ scope: field.scope }),
  async run(call) {
    return readStatus(await call.workspace(), { scope: call.scope });
  },
});
