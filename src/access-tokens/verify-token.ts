import { timingSafeEqual } from 'node:crypto';
import { userLocations } from '../config/user-locations.js';
import type { Environment } from '../git/run-git.js';
import { parseScope, type Scope } from '../scopes/scopes.js';
import type { TokenAbility } from './token-abilities.js';
import { hashOf, readTokens } from './token-store.js';

/** What a program may do that showed a valid token. */
export type TokenGrant = {
  readonly name: string;
  readonly ceiling: Scope;
  readonly abilities: readonly TokenAbility[];
};

export type TokenCheck = {
  /** The folder with the config that the server is for. */
  readonly workspace: string;
  readonly env: Environment;
  readonly platform: string;
  readonly at: Date;
};

/** What this token allows now; null for one that is unknown, expired or for another workspace. The file is read at each call. */
export function verifyAccessToken(shown: string, { workspace, env, platform, at }: TokenCheck): TokenGrant | null {
  const given = Buffer.from(hashOf(shown), 'hex');
  const { stateDir } = userLocations(env, platform);
  // All are compared, so that the time says nothing about which one was close.
  const found = readTokens(stateDir).filter(({ hash }) => timingSafeEqual(Buffer.from(hash, 'hex'), given));
  const token = found.find((known) => known.workspace === workspace);
  if (token === undefined || (token.expires !== null && Date.parse(token.expires) <= at.getTime())) return null;
  const { name, ceiling, abilities } = token;
  return { name, ceiling: parseScope(ceiling), abilities };
}
