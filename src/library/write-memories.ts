import { type ProposeOptions, type ProposePlan, planPropose as planProposal } from '../agents/plan-propose.js';
import { type Proposing, propose as proposeOne } from '../agents/propose.js';
import type { Proposed } from '../agents/proposed.js';
import {
  type Logged,
  type Logging,
  type LogOptions,
  type LogPlan,
  log as note,
  planLog as planNote,
} from '../memory/log.js';
import type { RememberPlan } from '../memory/plan-remember.js';
import { previewRemember, type Remembering, remember as store } from '../memory/remember.js';
import type { RememberOptions } from '../memory/remember-options.js';
import type { Remembered } from '../memory/remembered.js';
import { readScope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import { checkOptions } from './check-options.js';
import type { Asking } from './find-memories.js';

/** Remembers a text: one commit, one undo. Nothing is written if the text is refused. */
export async function remember(
  workspace: Workspace,
  text: string,
  options: Asking<Remembering> = {},
): Promise<Remembered> {
  return store(workspace, text, withScope(options));
}

/** What `remember` would do. Asks the configured model, and writes nothing. */
export async function planRemember(
  workspace: Workspace,
  text: string,
  options: Asking<RememberOptions> = {},
): Promise<RememberPlan> {
  return previewRemember(workspace, text, withScope(options));
}

/** Appends an entry to the notes of the day: one commit, one undo. */
export async function log(workspace: Workspace, text: string, options: Asking<Logging> = {}): Promise<Logged> {
  return note(workspace, text, withScope(options));
}

/** What `log` would write. */
export async function planLog(workspace: Workspace, text: string, options: Asking<LogOptions> = {}): Promise<LogPlan> {
  return planNote(workspace, text, withScope(options));
}

/** Proposes a memory, as sub-agents do. */
export async function propose(workspace: Workspace, text: string, options: Asking<Proposing>): Promise<Proposed> {
  return proposeOne(workspace, text, { ...options, ...withScope(options) });
}

/** What `propose` would write. */
export async function planPropose(
  workspace: Workspace,
  text: string,
  options: Asking<ProposeOptions>,
): Promise<ProposePlan> {
  return planProposal(workspace, text, { ...options, ...withScope(options) });
}

function withScope<Options extends Asking<Pick<RememberOptions, 'scope' | 'store'>>>(options: Options) {
  checkOptions({ stores: options.store === undefined ? [] : [options.store] });
  return { ...options, scope: readScope(options.scope) };
}
