import type { TokenAbility } from '../../access-tokens/token-abilities.js';
import { tokensOf } from '../../access-tokens/token-store.js';
import { nothing } from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type ListedToken = {
  readonly name: string;
  readonly scope: string;
  readonly abilities: readonly TokenAbility[];
  readonly created: string;
  readonly expires: string | null;
};

export type TokenList = { readonly tokens: readonly ListedToken[] };

export const handler = defineHandler({
  input: nothing,
  async run(call): Promise<TokenList> {
    const tokens = tokensOf(await call.workspace()).map(({ name, ceiling, abilities, created, expires }) => {
      return { name, scope: ceiling, abilities, created, expires };
    });
    return { tokens };
  },
});
