import * as z from 'zod/mini';
import { type Budget, measureBudget } from '../../render/budget-report.js';
import { isWithinCeiling, limitScope } from '../../scopes/scope-ceiling.js';
import { readScope, type Scope, scopeKinds } from '../../scopes/scopes.js';
import * as field from '../common-input-fields.js';
import { type Call, defineHandler } from '../operation.js';

export type MeasuredBudget = Budget & {
  /** The context window that prompts are compared with, in tokens. */
  readonly window: number;
};

export const handler = defineHandler({
  input: z.strictObject({
    scopes: z.optional(z.readonly(z.array(field.scope, { error: 'Give a list of scopes' }))),
    window: field.count,
  }),
  async run(call, { scopes, window = 200_000 }): Promise<MeasuredBudget> {
    const asked = scopes?.map((scope) => limitScope(readScope(scope), call.ceiling));
    const budget = await measureBudget(await call.workspace(), { scopes: asked ?? scopesUnder(call) });
    return { ...budget, window };
  },
});

function scopesUnder({ ceiling }: Call): Scope[] {
  if (ceiling.kind === 'room') return [ceiling, { kind: 'group' }];
  const kinds = scopeKinds.filter((kind) => kind !== 'room').map((kind) => ({ kind }));
  return kinds.filter((scope) => isWithinCeiling(scope, ceiling));
}
