import { reviewAutomatically } from '../../agents/review-automatically.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export const handler = defineHandler({
  input: field.nothing,
  async run(call) {
    const { scope, presence, onWait } = call;
    return reviewAutomatically(await call.workspace(), { scope, presence, onWait });
  },
  async plan(call) {
    const answer = await reviewAutomatically(await call.workspace(), { scope: call.scope, isDryRun: true });
    const { length } = answer.committed;
    // Each becomes a change of its own, made on what the one before left, so there is no single set of edits.
    return { plan: { edits: [], summary: `commit ${length} ${length === 1 ? 'proposal' : 'proposals'}` }, answer };
  },
});
