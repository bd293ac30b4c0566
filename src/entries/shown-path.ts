import { type Scope, seesAllNotes } from '../scopes/scopes.js';
import { withoutSlug } from '../workspace/days.js';

/** How a file is named to a scope: a title in the name of daily notes is for those who see all of them. */
export function shownPath(path: string, scope: Scope): string {
  return seesAllNotes(scope.kind) ? path : withoutSlug(path);
}
