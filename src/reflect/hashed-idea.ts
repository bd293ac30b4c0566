import { createHmac, randomBytes } from 'node:crypto';

/** The key under which the ideas of a workspace are stored. */
export function newIdeaKey(): string {
  return randomBytes(32).toString('hex');
}

/** An idea as it is stored: known again when it comes back, and saying nothing of the memories it was taken from. */
export function hashIdea(key: string, idea: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(idea).digest('hex').slice(0, 32);
}
