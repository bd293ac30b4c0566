import * as z from 'zod/mini';
import { approveReflection, previewApproval } from '../../reflect/decide/approve.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({
    only: z.optional(field.numbers),
    except: z.optional(z.readonly(z.array(field.number, { error: 'Give a list of numbers' }))),
    reworded: z.optional(
      z.strictObject({ n: field.number, text: field.text() }, { error: 'Give a number and a text' }),
    ),
    hash: z.optional(field.text('Give the hash of the proposal that was looked at')),
  }),
  async run(call, choice) {
    const { presence, onWait } = call;
    return approveReflection(await call.workspace(), {
      ...choice,
      presence,
      trigger: `agentsoul reflect approve, ${presence}`,
      ...(onWait !== undefined && { onWait }),
    });
  },
  async plan(call, choice) {
    const { plan, id, applied, skipped, hash } = await previewApproval(await call.workspace(), choice);
    return { plan, answer: { id, applied, skipped, hash } };
  },
});
