import type { Profile } from '../../profiles/profile.js';
import { isRole } from '../../roles/roles.js';
import type { Block } from '../block.js';

/** A prompt in three parts: what rarely changes, what comes from memory, and what this session adds. */
export type PromptParts = {
  readonly stable: readonly Block[];
  readonly memory: readonly Block[];
  readonly session: readonly Block[];
};

/** Only blocks that say something; a prompt cache holds as long as the first part does. */
export function splitParts(blocks: readonly Block[], profile: Profile): PromptParts {
  const speaking = blocks.filter(({ text }) => text !== '');
  const barIndex = profile.order.indexOf(profile.cacheBreakBefore);
  const isMemory = ({ role }: Block) =>
    isRole(role) && profile.order.includes(role) && profile.order.indexOf(role) >= barIndex;
  const isSession = ({ role }: Block) => ['runtime', 'mood', 'append', 'integrity'].includes(role);
  return {
    stable: speaking.filter((block) => !isMemory(block) && !isSession(block)),
    memory: speaking.filter(isMemory),
    session: speaking.filter(isSession),
  };
}
