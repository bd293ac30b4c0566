import type { Session, Workspace } from '../index.js';
import type { HookClient, HookEvent } from './hook-clients.js';
import type { SessionNotes } from './hook-session-state.js';
import type { HookInput } from './read-hook-input.js';

/** One event of one session, checked and ready to be answered. */
export type HookCall = {
  /** Runs operations within the ceiling of the process. */
  readonly session: Session;
  readonly workspace: Workspace;
  readonly caller: HookClient;
  readonly event: HookEvent;
  readonly part: number;
  /** Whether the owner agreed to keep what is said. */
  readonly isCaptured: boolean;
  readonly input: HookInput;
  readonly notes: SessionNotes;
  /** Where hooks keep what they know about this workspace. */
  readonly folder: string | null;
  readonly now: Date;
};
