import type { Actor, Presence } from './actor.js';

export const actions = [
  'CREATE',
  'EDIT',
  'APPEND',
  'DELETE',
  'ARCHIVE',
  'MERGE',
  'REVERT',
  'DECAY',
  'RENAME',
  'ALERT',
  'PROPOSE',
  'COMMIT',
  'REJECT',
] as const;

export type Action = (typeof actions)[number];

export function isKnownAction(action: string): action is Action {
  return actions.some((known) => known === action);
}

/** How one kind of change is recorded. `caller` means the person or program that runs the command. */
export type Mutation = {
  readonly actor: Actor | 'caller';
  readonly approval: Approval | 'caller';
  /** The action of every file of the change, or `by-file`: CREATE, EDIT or DELETE, decided per file. */
  readonly action: Action | 'by-file';
  readonly canBeUndone: boolean;
  /** A revert restores earlier content, so its size and content are not checked. */
  readonly isRevert?: boolean;
};

export type Approval = 'auto' | 'confirmed' | 'pending' | 'approved' | 'rejected' | '–' | Presence;

/** Every kind of change to a workspace. A command that writes adds a row here. */
export const mutations = {
  init: { actor: 'system:init', approval: '–', action: 'by-file', canBeUndone: true },
  'init --reset': { actor: 'system:init', approval: '–', action: 'by-file', canBeUndone: true },
  'bootstrap --done': { actor: 'system:init', approval: '–', action: 'by-file', canBeUndone: true },
  'identity set': { actor: 'caller', approval: 'caller', action: 'by-file', canBeUndone: true },
  'persona import': { actor: 'caller', approval: 'caller', action: 'by-file', canBeUndone: true },
  'config set': { actor: 'caller', approval: 'caller', action: 'by-file', canBeUndone: true },
  save: { actor: 'caller', approval: 'caller', action: 'by-file', canBeUndone: true },
  remember: { actor: 'bot:trigger-remember', approval: 'auto', action: 'by-file', canBeUndone: true },
  log: { actor: 'bot:auto-detect', approval: 'auto', action: 'by-file', canBeUndone: true },
  'core replace': { actor: 'bot:main', approval: 'auto', action: 'EDIT', canBeUndone: true },
  'core remove': { actor: 'bot:main', approval: 'auto', action: 'EDIT', canBeUndone: true },
  forget: { actor: 'bot:trigger-forget', approval: 'confirmed', action: 'ARCHIVE', canBeUndone: true },
  'forget --permanent': { actor: 'bot:trigger-forget', approval: 'confirmed', action: 'DELETE', canBeUndone: false },
  pin: { actor: 'caller', approval: 'caller', action: 'by-file', canBeUndone: true },
  unpin: { actor: 'caller', approval: 'caller', action: 'by-file', canBeUndone: true },
  'decay --apply': { actor: 'system:decay', approval: 'auto', action: 'by-file', canBeUndone: true },
  'graph merge': { actor: 'caller', approval: 'caller', action: 'MERGE', canBeUndone: true },
  'graph rebuild': { actor: 'system:index', approval: 'auto', action: 'by-file', canBeUndone: true },
  // The plan adds the number of the reflection.
  reflect: { actor: 'reflection:r-000', approval: 'pending', action: 'by-file', canBeUndone: true },
  'reflect approve': { actor: 'reflection:r-000', approval: 'approved', action: 'by-file', canBeUndone: true },
  'reflect reject': { actor: 'reflection:r-000', approval: 'rejected', action: 'REJECT', canBeUndone: true },
  'dream --apply': { actor: 'system:dream', approval: 'confirmed', action: 'EDIT', canBeUndone: true },
  propose: { actor: 'subagent:unnamed', approval: 'pending', action: 'PROPOSE', canBeUndone: true },
  'review commit': { actor: 'bot:main', approval: 'auto', action: 'COMMIT', canBeUndone: true },
  'review auto': { actor: 'bot:main', approval: 'auto', action: 'COMMIT', canBeUndone: true },
  'review resolve': { actor: 'bot:main', approval: 'confirmed', action: 'COMMIT', canBeUndone: true },
  'review reject': { actor: 'bot:main', approval: 'confirmed', action: 'REJECT', canBeUndone: true },
  'review defer': { actor: 'bot:main', approval: 'confirmed', action: 'EDIT', canBeUndone: true },
  'lint --fix': { actor: 'system:lint-fix', approval: 'confirmed', action: 'EDIT', canBeUndone: true },
  'audit ack': { actor: 'manual', approval: 'tty', action: 'ALERT', canBeUndone: false },
  'audit prune': { actor: 'system:audit', approval: 'auto', action: 'by-file', canBeUndone: true },
  rollback: { actor: 'caller', approval: 'caller', action: 'REVERT', canBeUndone: true, isRevert: true },
  undo: { actor: 'caller', approval: 'caller', action: 'REVERT', canBeUndone: true, isRevert: true },
} as const satisfies Record<string, Mutation>;

export type MutationName = keyof typeof mutations;
