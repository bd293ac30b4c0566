import * as z from 'zod/mini';
import { type ForgetOptions, forget, planForgetting } from '../../memory/forget/forget.js';
import { type ForgetDocument, forgetDocument } from '../../memory/forget/forget-json.js';
import * as field from '../inputs.js';
import { type Call, defineHandler } from '../operation.js';

export type Forgotten = ForgetDocument & {
  /** False where there was nothing to forget, or it was forgotten already. */
  readonly changed: boolean;
  readonly commit: string | null;
  readonly undo: string | null;
};

export const handler = defineHandler({
  input: z.strictObject({
    query: field.text('Say what to forget: words, an id or path#line'),
    scope: field.scope,
    also: field.words,
    permanent: field.flag,
  }),
  async run(call, { query, also, permanent = false }): Promise<Forgotten> {
    const { presence, onWait } = call;
    const { change, ...done } = await forget(await call.workspace(), query, {
      ...requestOf(call, also),
      ...{ permanent, presence },
      trigger: permanent ? 'agentsoul forget --permanent' : 'agentsoul forget',
      ...(onWait !== undefined && { onWait }),
    });
    const { commit, undo } = change.state === 'changed' ? change : { commit: null, undo: null };
    const changed = change.state === 'changed' || done.spoken.length > 0;
    return { ...forgetDocument({ query, permanent, ...done }), changed, commit, undo };
  },
  async plan(call, { query, also, permanent = false }) {
    const request = { ...requestOf(call, also), permanent };
    const { plan, matches, entities, related, spoken } = await planForgetting(await call.workspace(), query, request);
    const answer = forgetDocument({ query, permanent, matches, entities, related, spoken });
    return { plan, answer: { ...answer, changed: false } };
  },
});

function requestOf({ scope }: Call, also: readonly string[] = []): Pick<ForgetOptions, 'scope' | 'also'> {
  return { scope, also };
}
