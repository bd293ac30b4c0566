import * as z from 'zod/mini';
import { recall } from '../../search/recall/recall.js';
import * as field from '../inputs.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({
    question: field.text('Say what you want to know'),
    scope: field.scope,
    maxTokens: field.count,
    asOf: field.day,
    track: field.flag,
    used: field.flag,
  }),
  async run(call, { question, ...options }) {
    return recall(await call.workspace(), question, { ...options, scope: call.scope });
  },
});
