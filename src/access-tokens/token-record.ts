import { SoulError } from '../errors/soul-error.js';
import { type TokenAbility, tokenAbilities } from './token-abilities.js';

function isTokenAbility(word: unknown): word is TokenAbility {
  return tokenAbilities.some((known) => known === word);
}

/** A token as it is kept: what it allows, and the hash of what the program shows. */
export type AccessToken = {
  readonly name: string;
  /** The real path of the folder with the config that it is for. */
  readonly workspace: string;
  /** The widest scope it may use. */
  readonly ceiling: string;
  readonly abilities: readonly TokenAbility[];
  /** SHA-256 of the token, in hexadecimal. */
  readonly hash: string;
  readonly created: string;
  /** Null where it never expires. */
  readonly expires: string | null;
};

/** The name of the file in the user's state folder. */
export const tokenFileName = 'tokens.json';

/** Damage is an error: a list that can't be read must not look like one that allows something else. */
export function parseTokens(text: string, { source }: { readonly source: string }): readonly AccessToken[] {
  const value = parseJson(text);
  if (isRecord(value) && value.version === 1 && Array.isArray(value.tokens) && value.tokens.every(isAccessToken))
    return value.tokens;
  throw new SoulError('token-record-invalid', `${source} is not a list of tokens that this version can read.`, {
    hint: 'Move the file away and add the tokens again with `agentsoul serve token add`, or update agentsoul.',
  });
}

export function serialiseTokens(tokens: readonly AccessToken[]): string {
  return `${JSON.stringify({ version: 1, tokens }, null, 2)}\n`;
}

function isAccessToken(value: unknown): value is AccessToken {
  if (!isRecord(value)) return false;
  const { name, workspace, ceiling, abilities, hash, created, expires } = value;
  return (
    [name, workspace, ceiling, created].every((text) => typeof text === 'string' && text !== '') &&
    Array.isArray(abilities) &&
    abilities.every(isTokenAbility) &&
    typeof hash === 'string' &&
    /^[0-9a-f]{64}$/.test(hash) &&
    (expires === null || (typeof expires === 'string' && !Number.isNaN(Date.parse(expires))))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Reported by the caller like any other damage.
    return undefined;
  }
}
