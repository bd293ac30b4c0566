import * as z from 'zod/mini';
import { whatDoIKnow } from '../../memory/know/what-do-i-know.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({ topic: z.optional(field.text('Give a name or a few words')), scope: field.scope }),
  async run(call, { topic = '' }) {
    const words = topic.trim();
    return whatDoIKnow(await call.workspace(), words === '' ? undefined : words, { scope: call.scope });
  },
});
