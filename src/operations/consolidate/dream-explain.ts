import * as z from 'zod/mini';
import type { DreamReport } from '../../dream/dream.js';
import { type DreamExplanation, explainDream } from '../../dream/explain-dream.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

/** A report in which nothing was done, and why one memory would be promoted or not. */
export type ExplainedDream = Pick<DreamReport, 'applied' | 'promoted' | 'rejected'> & {
  readonly explanation: DreamExplanation;
};

export const handler = defineHandler({
  input: z.strictObject({ memory: field.text('Give the id of a memory') }),
  async run(call, { memory }): Promise<ExplainedDream> {
    const explanation = await explainDream(await call.workspace(), memory);
    return { applied: false, promoted: [], rejected: [], explanation };
  },
});
