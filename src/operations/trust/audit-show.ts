import * as z from 'zod/mini';
import { requireRepository } from '../../audit/show/require-repository.js';
import { type ShownChange, showChanges } from '../../audit/show/show-change.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type ShownChanges = { readonly changes: readonly ShownChange[] };

export const handler = defineHandler({
  input: z.strictObject({ change: field.text('Give a commit, a change c-… or a reflection r-NNN') }),
  async run(call, { change }): Promise<ShownChanges> {
    return { changes: await showChanges(await requireRepository(await call.workspace()), change) };
  },
});
