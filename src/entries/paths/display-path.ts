import { type Scope, seesAllNotes } from '../../scopes/scopes.js';
import { withoutSlug } from '../../workspace/calendar-days.js';

/** The file name shown to a scope: titles in names of daily notes are only for scopes that see all notes. */
export function displayPath(path: string, scope: Scope): string {
  return seesAllNotes(scope.kind) ? path : withoutSlug(path);
}
