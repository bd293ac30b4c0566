import * as z from 'zod/mini';
import { dream, previewDream } from '../../dream/dream.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({ apply: field.flag }),
  async run(call, { apply }) {
    const { presence, onWait } = call;
    return dream(await call.workspace(), { apply, presence, onWait });
  },
  plan: async (call) => previewDream(await call.workspace()),
});
