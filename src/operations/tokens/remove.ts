import * as z from 'zod/mini';
import { removeToken } from '../../access-tokens/token-store.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type RemovedToken = { readonly name: string; readonly removed: boolean };

export const handler = defineHandler({
  input: z.strictObject({ name: field.text('Name the token') }),
  async run(call, { name }): Promise<RemovedToken> {
    await removeToken(await call.workspace(), name);
    return { name, removed: true };
  },
  async plan(_, { name }) {
    return { plan: { edits: [], summary: `remove the token ${name}` }, answer: { name, removed: false } };
  },
});
