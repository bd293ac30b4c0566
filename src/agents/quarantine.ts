import { SoulError } from '../errors/soul-error.js';
import type { Presence } from '../journal/actor.js';
import { changeWorkspace } from '../journal/change-workspace.js';
import { findOrders } from '../memory/find-orders.js';
import { type Logged, type Logging, type LogOptions, type LogPlan, log, planLog } from '../memory/log-daily-note.js';
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
  const planned = await planHeldBack(workspace, text, { options, trigger: 'agentsoul remember' });
  return { plan: planned.plan, answer: answerOf(planned, reasons), folded: null };
}

/** Appends an entry to the notes of the day, or holds one with an order back in the same way. */
export async function logOrHoldBack(workspace: Workspace, text: string, options: Logging = {}): Promise<Logged> {
  const reasons = await findOrders(text, workspace);
  if (reasons.length === 0) return log(workspace, text, options);
  const { presence, actor, onWait, redact, scope } = options;
  const held = await holdBack(workspace, text, {
    reasons,
    options: { presence, onWait, redact, scope, store: 'episodic', ...(actor !== undefined && { actor }) },
    trigger: 'agentsoul log',
  });
  const { id, path, commit, undo, quarantined } = held;
  return { id, path, commit, undo, warnings: [], quarantined };
}

/** What `logOrHoldBack` would do. */
export async function previewLogOrHoldBack(
  workspace: Workspace,
  text: string,
  options: LogOptions = {},
): Promise<LogPlan & Pick<Logged, 'quarantined'>> {
  const reasons = await findOrders(text, workspace);
  if (reasons.length === 0) return planLog(workspace, text, options);
  const { redact, scope } = options;
  const planned = await planHeldBack(workspace, text, {
    options: { redact, scope, store: 'episodic' },
    trigger: 'agentsoul log',
  });
  const { id, path, quarantined } = answerOf(planned, reasons);
  return { plan: planned.plan, id, path, quarantined };
}

/** Core memory is part of every private prompt: an order in it needs a person at a terminal. */
export async function refuseOrder(workspace: Workspace, text: string, presence: Presence): Promise<void> {
  if (presence === 'tty') return;
  const [first, ...others] = await findOrders(text, workspace);
  if (first === undefined) return;
  const rules = [first, ...others].map(({ code }) => code).join(', ');
  throw new SoulError(
    'proposal-quarantined',
    `The new line holds an order to the agent (${rules}), so only a person at a terminal may write it.`,
    { hint: 'Run the command in a terminal, or propose it with `agentsoul remember --core`. Nothing was changed.' },
  );
}

type Holding = {
  readonly reasons: readonly Warning[];
  readonly options: Remembering;
  /** The command that would have written it. */
  readonly trigger?: string;
};

async function holdBack(
  workspace: Workspace,
  text: string,
  { reasons, options, trigger = 'agentsoul remember' }: Holding,
): Promise<Remembered> {
  const { actor = 'bot:trigger-remember', presence = 'unattended', onWait } = options;
  const planned: ProposePlan[] = [];
  const change = await changeWorkspace(workspace, {
    mutation: 'propose',
    actor,
    trigger,
    presence,
    plan: async () => {
      const next = await planHeldBack(workspace, text, { options, trigger });
      planned.push(next);
      return next.plan;
    },
    ...(onWait !== undefined && { onWait }),
  });
  const last = planned.at(-1);
  if (last === undefined || change.state === 'unchanged') throw new Error('A text was held back and nothing changed.');
  return { ...answerOf(last, reasons), commit: change.commit, undo: change.undo };
}

async function planHeldBack(
  workspace: Workspace,
  text: string,
  { options, trigger }: { readonly options: RememberOptions; readonly trigger: string },
): Promise<ProposePlan> {
  const { planPropose } = await import('./plan-propose.js');
  const { store, confidence, entities, core, redact, scope = { kind: 'main' } } = options;
  const from = nameOf(scope);
  return planPropose(workspace, text, {
    ...{ from, store, confidence, entities, core, redact, scope },
    trigger,
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
