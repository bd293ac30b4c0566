import { type ProposeOptions, type ProposePlan, planPropose as planProposal } from '../agents/plan-propose.js';
import { type Proposing, propose as proposeOne } from '../agents/propose.js';
import type { Proposed } from '../agents/proposed.js';
import { readScope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Asking } from './find-memories.js';

/** Proposes a memory, as sub-agents do. */
export async function propose(workspace: Workspace, text: string, options: Asking<Proposing>): Promise<Proposed> {
  return proposeOne(workspace, text, { ...options, scope: readScope(options.scope) });
}

/** What `propose` would write. */
export async function planPropose(
  workspace: Workspace,
  text: string,
  options: Asking<ProposeOptions>,
): Promise<ProposePlan> {
  return planProposal(workspace, text, { ...options, scope: readScope(options.scope) });
}
