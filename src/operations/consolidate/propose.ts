import * as z from 'zod/mini';
import { planPropose } from '../../agents/plan-propose.js';
import { propose } from '../../agents/propose.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({
    text: field.text('Give what should be remembered'),
    from: field.text('Give the name of the sub-agent'),
    scope: field.scope,
    store: field.store,
    confidence: field.confidence,
    entities: field.words,
    core: field.flag,
    trigger: z.optional(field.text()),
    redact: field.flag,
  }),
  async run(call, { text, ...options }) {
    const { scope, presence, onWait } = call;
    return propose(await call.workspace(), text, { ...options, scope, presence, onWait });
  },
  async plan(call, { text, ...options }) {
    return planPropose(await call.workspace(), text, { ...options, scope: call.scope });
  },
});
