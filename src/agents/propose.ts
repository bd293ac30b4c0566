import type { Presence } from '../journal/actor.js';
import { changeWorkspace } from '../journal/change-workspace.js';
import type { Workspace } from '../workspace/workspace.js';
import { type ProposeOptions, type ProposePlan, planPropose } from './plan-propose.js';
import type { Proposed } from './propose-result.js';
import { checkName } from './sub-agent-name.js';

export type Proposing = ProposeOptions & {
  readonly presence?: Presence | undefined;
  readonly onWait?: ((holder: string) => void) | undefined;
};

/** Proposes a memory: one commit under the name of the sub-agent. The number is assigned under the lock, so it is unique. */
export async function propose(workspace: Workspace, text: string, options: Proposing): Promise<Proposed> {
  const { presence = 'unattended', onWait } = options;
  const planned: ProposePlan[] = [];
  const change = await changeWorkspace(workspace, {
    mutation: 'propose',
    actor: `subagent:${checkName(options.from)}`,
    trigger: 'agentsoul propose',
    presence,
    plan: async () => {
      const next = await planPropose(workspace, text, options);
      planned.push(next);
      return next.plan;
    },
    ...(onWait !== undefined && { onWait }),
  });
  const last = planned.at(-1);
  if (last === undefined || change.state === 'unchanged') throw new Error('A memory was proposed and nothing changed.');
  const journal = change.warnings.map((message) => ({ code: 'journal', message }));
  return {
    ...last.answer,
    commit: change.commit,
    undo: change.undo,
    warnings: [...last.answer.warnings, ...journal],
  };
}
