import * as z from 'zod/mini';
import { previewRememberOrHoldBack, rememberOrHoldBack } from '../../agents/quarantine.js';
import * as field from '../common-input-fields.js';
import { type Call, defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({
    text: field.text('Say what to remember'),
    scope: field.scope,
    store: field.store,
    type: field.episodeType,
    tags: field.words,
    confidence: field.confidence,
    entities: field.words,
    pin: field.flag,
    core: field.flag,
    share: field.flag,
    room: z.optional(field.text()),
    user: z.optional(field.text()),
    source: z.optional(field.text()),
    trigger: z.optional(field.text()),
    actor: z.optional(field.text()),
    auto: field.flag,
    redact: field.flag,
    again: field.flag,
  }),
  async run(call, { text, ...options }) {
    const { presence, onWait } = call;
    return rememberOrHoldBack(await call.workspace(), text, { ...options, ...asked(call), presence, onWait });
  },
  async plan(call, { text, ...options }) {
    return previewRememberOrHoldBack(await call.workspace(), text, { ...options, ...asked(call) });
  },
});

function asked({ scope, signal, model }: Call) {
  return { scope, signal, ...(model !== undefined && { model }) };
}
