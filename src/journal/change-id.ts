import { randomBytes } from 'node:crypto';

/** The name of a change, in its commit and its audit lines. */
export function newChangeId(): string {
  return `c-${randomBytes(5).toString('hex')}`;
}
