import type { Ability } from './abilities-by-scope.js';

/** What the person who configures a server for agents allows it at most. */
export const accessLevels = ['read', 'propose', 'write'] as const;

export type AccessLevel = (typeof accessLevels)[number];

/** Deciding on proposals of sub-agents belongs to writing. */
export const abilitiesOfAccess: Readonly<Record<AccessLevel, readonly Ability[]>> = {
  read: ['read'],
  propose: ['read', 'propose'],
  write: ['read', 'propose', 'write', 'approve'],
};
