import { randomBytes } from 'node:crypto';

/** The id of a change, used in its commit and its audit lines. */
export function newChangeId(): string {
  return `c-${randomBytes(5).toString('hex')}`;
}
