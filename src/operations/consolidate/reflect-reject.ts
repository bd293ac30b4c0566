import * as z from 'zod/mini';
import { previewRejection, rejectReflection } from '../../reflect/decide/reject.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({ reason: z.optional(field.text('Give the reason in a few words')) }),
  async run(call, { reason }) {
    const { presence, onWait } = call;
    return rejectReflection(await call.workspace(), {
      ...{ reason, presence },
      trigger: `agentsoul reflect reject, ${presence}`,
      ...(onWait !== undefined && { onWait }),
    });
  },
  plan: async (call, { reason }) => previewRejection(await call.workspace(), { reason }),
});
