import { checkActor } from '../../journal/actor.js';
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
