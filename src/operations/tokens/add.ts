import * as z from 'zod/mini';
import { tokenAbilities } from '../../access-tokens/token-abilities.js';
import { addToken } from '../../access-tokens/token-store.js';
import { formatScope, readScope } from '../../scopes/scopes.js';
import * as field from '../common-input-fields.js';
import { type Call, defineHandler } from '../operation.js';
import type { ListedToken } from './list.js';

/** The token itself is shown this once. */
export type AddedToken = ListedToken & { readonly token: string | null };

const nameMessage = 'Use a name of small letters, digits, - _ and ., at most 64 characters';

const input = z.strictObject({
  name: z.string({ error: nameMessage }).check(z.regex(/^[a-z0-9][a-z0-9._-]{0,63}$/, { error: nameMessage })),
  /** The widest scope it may use. */
  ceiling: field.text('Name the widest scope it may use, such as main or group'),
  abilities: z.optional(
    z.readonly(z.array(z.enum(tokenAbilities, { error: `Abilities are ${tokenAbilities.join(', ')}` }))),
  ),
  /** After how many days it expires; never without it. */
  days: field.count,
});

export const handler = defineHandler({
  input,
  async run(call, asked): Promise<AddedToken> {
    const described = describe(call, asked);
    const { scope, ...token } = described;
    const secret = await addToken(await call.workspace(), { ...token, ceiling: scope });
    return { ...described, token: secret };
  },
  async plan(call, asked) {
    const answer = { ...describe(call, asked), token: null };
    return { plan: { edits: [], summary: `add the token ${asked.name}` }, answer };
  },
});

const dayMs = 86_400_000;

function describe({ at }: Call, { name, ceiling, abilities = ['read'], days }: z.infer<typeof input>): ListedToken {
  const expires = days === undefined ? null : new Date(at.getTime() + days * dayMs).toISOString();
  const scope = formatScope(readScope(ceiling));
  return {
    name,
    scope,
    abilities: tokenAbilities.filter((ability) => abilities.includes(ability)),
    created: at.toISOString(),
    expires,
  };
}
