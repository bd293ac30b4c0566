import { createHash, randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { readOptionalFile } from '../config/read-optional-file.js';
import { SoulError } from '../errors/soul-error.js';
import { replaceFile } from '../journal/files/write-file-durably.js';
import { newChangeId } from '../journal/transaction/change-id.js';
import { withLock } from '../journal/transaction/lock.js';
import type { Workspace } from '../workspace/workspace.js';
import { type AccessToken, parseTokens, serialiseTokens, tokenFileName } from './token-record.js';

type Place = Pick<Workspace, 'root' | 'configRoot' | 'stateDir'>;

/** All tokens of this user, for every workspace. */
export function readTokens(stateDir: string | null): readonly AccessToken[] {
  if (stateDir === null) return [];
  const source = join(stateDir, tokenFileName);
  const text = readOptionalFile(source);
  return text === null ? [] : parseTokens(text, { source });
}

/** The tokens for one workspace. */
export function tokensOf({ configRoot, stateDir }: Place): readonly AccessToken[] {
  return readTokens(stateDir).filter(({ workspace }) => workspace === configRoot);
}

export type NewToken = Pick<AccessToken, 'name' | 'ceiling' | 'abilities' | 'created' | 'expires'>;

/** Stores a new token and gives back what the program has to show. Only its hash is kept. */
export async function addToken(place: Place, token: NewToken): Promise<string> {
  const secret = `agentsoul_${randomBytes(32).toString('base64url')}`;
  await changeTokens(place, (tokens) => {
    if (tokens.some(({ name, workspace }) => name === token.name && workspace === place.configRoot)) {
      throw new SoulError('usage', `There is already a token named ${token.name}.`, {
        hint: `Choose another name, or run \`agentsoul serve token remove ${token.name}\` first. Nothing was changed.`,
      });
    }
    return [...tokens, { ...token, workspace: place.configRoot, hash: hashOf(secret) }];
  });
  return secret;
}

/** A removed token is refused from the next request on. */
export async function removeToken(place: Place, removed: string): Promise<void> {
  await changeTokens(place, (tokens) => {
    const kept = tokens.filter(({ name, workspace }) => name !== removed || workspace !== place.configRoot);
    if (kept.length < tokens.length) return kept;
    throw new SoulError('not-found', `There is no token named ${removed} for this workspace.`, {
      hint: 'Run `agentsoul serve token list` to see them. Nothing was changed.',
    });
  });
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

async function changeTokens(
  { root, stateDir }: Place,
  change: (tokens: readonly AccessToken[]) => readonly AccessToken[],
): Promise<void> {
  if (stateDir === null) {
    throw new SoulError('usage', 'Tokens cannot be stored: neither HOME nor XDG_STATE_HOME is set.', {
      hint: 'Set one of them and run the command again.',
    });
  }
  const path = join(stateDir, tokenFileName);
  await withLock(root, { purpose: 'agentsoul serve token' }, async () => {
    const bytes = Buffer.from(serialiseTokens(change(readTokens(stateDir))));
    await replaceFile(path, bytes, { token: newChangeId() });
    await chmod(path, 0o600);
  });
}
