import { type GottenMemory, getMemory as getOne } from '../memory/get-memory.js';
import { whatDoIKnow as tellKnown, type WhatIKnow } from '../memory/know/what-do-i-know.js';
import { whoAmI as describe } from '../render/who-am-i.js';
import { readScope, type Scope } from '../scopes/scopes.js';
import { recall as answer, type RecallAnswer, type RecallOptions } from '../search/recall/recall.js';
import { search as find } from '../search/search.js';
import type { SearchAnswer, SearchOptions } from '../search/search-answer.js';
import type { Workspace } from '../workspace/workspace.js';
import { checkOptions } from './check-options.js';

/** Options in which the scope may be given by its name. */
export type Asking<Options> = Omit<Options, 'scope'> & { readonly scope?: Scope | string | undefined };

/** Finds memories that answer a question, best first. May be empty. */
export async function search(
  workspace: Workspace,
  query: string,
  options: Asking<SearchOptions> = {},
): Promise<SearchAnswer> {
  const { stores, limit, minScore, since, until, asOf } = options;
  checkOptions({ stores, counts: { limit }, scores: { minScore }, days: { since, until, asOf } });
  return find(workspace, query, { ...options, scope: readScope(options.scope) });
}

/** Answers a question from memory, as context for a prompt, or says that nothing is known. */
export async function recall(
  workspace: Workspace,
  question: string,
  options: Asking<RecallOptions> = {},
): Promise<RecallAnswer> {
  checkOptions({ counts: { maxTokens: options.maxTokens }, days: { asOf: options.asOf } });
  return answer(workspace, question, { ...options, scope: readScope(options.scope) });
}

/** What the agent knows, in total or about a topic, limited to the scope. */
export async function whatDoIKnow(
  workspace: Workspace,
  topic?: string,
  { scope }: Asking<object> = {},
): Promise<WhatIKnow> {
  return tellKnown(workspace, topic, { scope: readScope(scope) });
}

/** A memory by its id or location, if the scope may see it; throws if there is none. */
export async function getMemory(
  workspace: Workspace,
  called: string,
  { scope }: Asking<object> = {},
): Promise<GottenMemory> {
  return getOne(workspace, called, { scope: readScope(scope) });
}

/** Who the agent is, limited to the scope, and where each field comes from. */
export async function whoAmI(workspace: Workspace, { scope }: Asking<object> = {}): ReturnType<typeof describe> {
  return describe(workspace, { scope: readScope(scope) });
}
