import type { ProposePlan } from '../agents/plan-propose.js';
import { changeWorkspace } from '../journal/change-workspace.js';
import type { Scope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import { findOrders } from './find-orders.js';
import type { RememberPlan } from './plan-remember.js';
import type { Remembering } from './remember.js';
import type { RememberOptions } from './remember-options.js';
import type { Remembered, Warning } from './remember-result.js';

/** Holds a text with an order back as a proposal that only a person may commit. Null for a text without one. */
export async function quarantine(
  workspace: Workspace,
  text: string,
  { actor = 'bot:trigger-remember', presence = 'unattended', onWait, ...options }: Remembering,
): Promise<Remembered | null> {
  const reasons = await findOrders(text, workspace);
  if (reasons.length === 0) return null;
  const planned: ProposePlan[] = [];
  const change = await changeWorkspace(workspace, {
    mutation: 'propose',
    actor,
    trigger: 'agentsoul remember',
    presence,
    plan: async () => {
      const next = await planHeldBack(workspace, text, options);
      planned.push(next);
      return next.plan;
    },
    ...(onWait !== undefined && { onWait }),
  });
  const last = planned.at(-1);
  if (last === undefined || change.state === 'unchanged') throw new Error('A text was held back and nothing changed.');
  return { ...answerOf(last, reasons), commit: change.commit, undo: change.undo };
}

/** The same as a plan. */
export async function planQuarantine(
  workspace: Workspace,
  text: string,
  options: RememberOptions,
): Promise<RememberPlan | null> {
  const reasons = await findOrders(text, workspace);
  if (reasons.length === 0) return null;
  const planned = await planHeldBack(workspace, text, options);
  return { plan: planned.plan, answer: answerOf(planned, reasons), folded: null };
}

async function planHeldBack(workspace: Workspace, text: string, options: RememberOptions): Promise<ProposePlan> {
  const { planPropose } = await import('../agents/plan-propose.js');
  const { store, confidence, entities, core, redact, scope = { kind: 'main' } } = options;
  const from = nameOf(scope);
  return planPropose(workspace, text, {
    ...{ from, store, confidence, entities, core, redact, scope },
    trigger: 'agentsoul remember',
    isHeldBack: true,
  });
}

function nameOf(scope: Scope): string {
  return scope.kind === 'main' ? 'remember' : scope.kind;
}

function answerOf({ answer, route }: ProposePlan, reasons: readonly Warning[]): RememberPlan['answer'] {
  return {
    id: `proposal:${answer.n}`,
    store: answer.store,
    path: answer.path,
    route,
    duplicates: answer.duplicates,
    contradictions: answer.contradictions,
    warnings: answer.warnings,
    quarantined: { proposal: answer.n, reasons },
  };
}
