import type { Presence } from '../journal/actors.js';
import type { Plan } from '../journal/plan.js';
import { forget as erase, findMatches, planForgetting } from '../memory/forget/forget.js';
import { type ForgetDocument, forgetDocument } from '../memory/forget/forget-document.js';
import { readScope, type Scope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';

export type ForgetRequest = {
  /** Who asks: only what this scope may find is forgotten. */
  readonly scope?: Scope | string | undefined;
  /** Related memories to forget too, by id. */
  readonly also?: readonly string[] | undefined;
  /** Erase it permanently from every file instead of archiving it. */
  readonly permanent?: boolean | undefined;
};

export type Forgetting = ForgetRequest & {
  readonly presence?: Presence | undefined;
  readonly onWait?: ((holder: string) => void) | undefined;
};

/** Forgets certain matches in one change. Asks no questions, so check `planForget` first. */
export async function forget(workspace: Workspace, query: string, options: Forgetting = {}): Promise<ForgetDocument> {
  const { permanent = false, presence = 'unattended', onWait } = options;
  const request = requestOf(options);
  const { related } = await findMatches(workspace, query, { ...request, withArchived: permanent });
  const forgotten = await erase(workspace, query, {
    ...request,
    permanent,
    presence,
    trigger: permanent ? 'agentsoul forget --permanent' : 'agentsoul forget',
    ...(onWait !== undefined && { onWait }),
  });
  const { change, isGone, remains, matches, entities } = forgotten;
  const [commit, undo] = change.state === 'changed' ? [change.commit, change.undo] : [null, null];
  return forgetDocument({ query, permanent, matches, entities, related, commit, undo, isGone, remains });
}

/** What `forget` would do: the matches and the edits. */
export async function planForget(
  workspace: Workspace,
  query: string,
  options: ForgetRequest = {},
): Promise<{ readonly plan: Plan; readonly answer: ForgetDocument }> {
  const { permanent = false } = options;
  const request = requestOf(options);
  const { related } = await findMatches(workspace, query, { ...request, withArchived: permanent });
  const { plan, matches, entities } = await planForgetting(workspace, query, { ...request, permanent });
  return { plan, answer: forgetDocument({ query, permanent, matches, entities, related }) };
}

function requestOf({ scope, also = [] }: ForgetRequest) {
  return { scope: readScope(scope), also };
}
