import * as z from 'zod/mini';
import { planResolve } from '../../agents/plan-resolve.js';
import { resolveConflict } from '../../agents/review.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

const resolution = z.discriminatedUnion(
  'by',
  [
    z.strictObject({ by: z.literal('choose'), number: field.number }),
    z.strictObject({ by: z.literal('keep-both') }),
    z.strictObject({ by: z.literal('ask'), question: field.text('Give the question for the owner') }),
  ],
  { error: 'It ends by `choose`, `keep-both` or `ask`' },
);

export const handler = defineHandler({
  input: z.strictObject({ number: field.number, resolution }),
  async run(call, { number, resolution: given }) {
    const { scope, presence, onWait } = call;
    return resolveConflict(await call.workspace(), number, { resolution: given, scope, presence, onWait });
  },
  async plan(call, { number, resolution: given }) {
    const { scope } = call;
    const planned = await planResolve(await call.workspace(), number, { resolution: given, scope });
    const { plan, committed, rejected, asked } = planned;
    return { plan, answer: { committed, rejected, asked } };
  },
});
