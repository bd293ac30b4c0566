import { checkActor } from '../../journal/actors.js';
import type { Action } from '../../journal/mutations.js';
import type { CommitFacts } from '../linted-workspace.js';

/** The value of a trailer, whatever the case of its name; empty when there is none. */
export function trailer({ trailers }: Pick<CommitFacts, 'trailers'>, name: string): string {
  const wanted = name.toLowerCase();
  return (
    Object.entries(trailers)
      .find(([key]) => key.toLowerCase() === wanted)?.[1]
      ?.trim() ?? ''
  );
}

export function isKnownActor(actor: string): boolean {
  try {
    checkActor(actor);
    return true;
  } catch {
    // The only thing it throws says that the form is unknown.
    return false;
  }
}

export function isKnownAction(action: string): action is Action {
  return Object.hasOwn(knownActions, action);
}

const knownActions: Record<Action, true> = {
  CREATE: true,
  EDIT: true,
  APPEND: true,
  DELETE: true,
  ARCHIVE: true,
  MERGE: true,
  REVERT: true,
  DECAY: true,
  RENAME: true,
  ALERT: true,
  PROPOSE: true,
  COMMIT: true,
  REJECT: true,
};
