import { createHmac, randomBytes } from 'node:crypto';

/** The key under which the ideas of a workspace are stored. */
export function newIdeaKey(): string {
  return randomBytes(32).toString('hex');
}

/** The stored form of an idea: recognisable when it comes back, without revealing the memories. */
export function hashIdea(key: string, idea: string): string {
  return createHmac('sha256', Buffer.from(key, 'hex')).update(idea).digest('hex').slice(0, 32);
}
