import * as z from 'zod/mini';
import { findTargets, type Target } from '../../../lint/run/find-targets.js';
import * as field from '../../common-input-fields.js';
import type { Call } from '../../operation.js';

const severityMessage = 'Use error, warning or info';

/** Which rules run, and what is left out. */
export const ruleFields = {
  only: field.words,
  skip: field.words,
  minSeverity: z.optional(z.enum(['error', 'warning', 'info'], { error: severityMessage })),
  minConfidence: z.optional(z.enum(['high', 'medium', 'low'], { error: 'Use high, medium or low' })),
};

/** What is checked. Without `folder`, paths are relative to the workspace and lie in it. */
export const placeFields = {
  paths: field.words,
  folder: field.word,
  /** Where the user stands; paths in the answer lead from there. */
  standing: field.word,
};

export const baselineField = z.optional(
  z.strictObject({
    name: z.string(),
    file: z.string(),
    text: z.nullable(z.string()),
    task: z.enum(['apply', 'update', 'prune']),
    holdsSecurity: z.boolean(),
  }),
);

type Places = z.infer<z.ZodMiniObject<typeof placeFields>>;

export async function targetsOf(call: Call, { paths = [], folder, standing }: Places): Promise<readonly Target[]> {
  const { openFolder } = call;
  if (folder !== undefined) return findTargets({ folder, standing: standing ?? folder, paths, openFolder });
  return [{ workspace: await call.workspace(), prefix: '', paths: paths.length === 0 ? null : paths }];
}
