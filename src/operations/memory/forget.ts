import * as z from 'zod/mini';
import { type ForgetOptions, forget, planForgetting } from '../../memory/forget/forget.js';
import { type ForgetDocument, forgetDocument } from '../../memory/forget/forget-json.js';
import * as field from '../common-input-fields.js';
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
    /** Exactly these of what a preview listed. */
    only: field.words,
    permanent: field.flag,
  }),
  async run(call, { query, permanent = false, ...chosen }): Promise<Forgotten> {
    const { presence, onWait } = call;
    const { change, ...done } = await forget(await call.workspace(), query, {
      ...requestOf(call, chosen),
      ...{ permanent, presence },
      trigger: permanent ? 'agentsoul forget --permanent' : 'agentsoul forget',
      ...(onWait !== undefined && { onWait }),
    });
    const { commit, undo } = change.state === 'changed' ? change : { commit: null, undo: null };
    const changed = change.state === 'changed' || done.spoken.length > 0;
    return { ...forgetDocument({ query, permanent, ...done }), changed, commit, undo };
  },
  async plan(call, { query, permanent = false, ...chosen }) {
    const request = { ...requestOf(call, chosen), permanent };
    const { plan, matches, entities, related, spoken } = await planForgetting(await call.workspace(), query, request);
    const answer = forgetDocument({ query, permanent, matches, entities, related, spoken });
    return { plan, answer: { ...answer, changed: false } };
  },
});

type Chosen = { readonly also?: readonly string[] | undefined; readonly only?: readonly string[] | undefined };

function requestOf({ scope }: Call, { also = [], only }: Chosen): Pick<ForgetOptions, 'scope' | 'also' | 'only'> {
  return { scope, also, ...(only !== undefined && { only }) };
}
