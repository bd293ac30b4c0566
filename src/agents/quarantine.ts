import { changeWorkspace } from '../journal/change-workspace.js';
import { findOrders } from '../memory/find-orders.js';
import type { RememberPlan } from '../memory/plan-remember.js';
import { previewRemember, type Remembering, remember } from '../memory/remember.js';
import type { RememberOptions } from '../memory/remember-options.js';
import type { Remembered, Warning } from '../memory/remember-result.js';
import type { Scope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import type { ProposePlan } from './plan-propose.js';

/** Remembers a text, or holds one with an order to the agent back as a proposal that only a person may commit. */
export async function rememberOrHoldBack(
  workspace: Workspace,
  text: string,
  options: Remembering = {},
): Promise<Remembered> {
  const reasons = await findOrders(text, workspace);
  return reasons.length === 0 ? remember(workspace, text, options) : holdBack(workspace, text, { reasons, options });
}

/** What `rememberOrHoldBack` would do. */
export async function previewRememberOrHoldBack(
  workspace: Workspace,
  text: string,
  options: RememberOptions = {},
): Promise<RememberPlan> {
  const reasons = await findOrders(text, workspace);
  if (reasons.length === 0) return previewRemember(workspace, text, options);
  const planned = await planHeldBack(workspace, text, options);
  return { plan: planned.plan, answer: answerOf(planned, reasons), folded: null };
}

type Holding = { readonly reasons: readonly Warning[]; readonly options: Remembering };

async function holdBack(workspace: Workspace, text: string, { reasons, options }: Holding): Promise<Remembered> {
  const { actor = 'bot:trigger-remember', presence = 'unattended', onWait } = options;
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

async function planHeldBack(workspace: Workspace, text: string, options: RememberOptions): Promise<ProposePlan> {
  const { planPropose } = await import('./plan-propose.js');
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
