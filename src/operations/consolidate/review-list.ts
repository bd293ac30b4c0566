import * as z from 'zod/mini';
import { type ListedProposal, listProposals } from '../../agents/list-proposals.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type ListedProposals = { readonly proposals: readonly ListedProposal[] };

export const handler = defineHandler({
  input: z.strictObject({ all: field.flag }),
  async run(call, { all }): Promise<ListedProposals> {
    return { proposals: await listProposals(await call.workspace(), { all, scope: call.scope }) };
  },
});
