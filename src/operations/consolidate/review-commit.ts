import * as z from 'zod/mini';
import { readOpenProposals, requireOpenProposal } from '../../agents/open-proposals.js';
import { planCommit } from '../../agents/plan-commit.js';
import { commitProposal } from '../../agents/review.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: z.strictObject({
    number: field.number,
    store: field.store,
    confidence: field.confidence,
    core: field.flag,
    again: field.flag,
  }),
  async run(call, { number, ...options }) {
    const { scope, presence, onWait } = call;
    return commitProposal(await call.workspace(), number, { ...options, scope, presence, onWait });
  },
  async plan(call, { number, ...options }) {
    const workspace = await call.workspace();
    const { from } = requireOpenProposal(await readOpenProposals(workspace), number);
    const { plan, answer } = await planCommit(workspace, number, { ...options, scope: call.scope });
    return { plan, answer: { n: number, from, ...answer } };
  },
});
