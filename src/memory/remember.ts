import type { Presence } from '../journal/actor.js';
import { type Change, changeWorkspace } from '../journal/change-workspace.js';
import { logAccess } from '../search/access-log.js';
import { dropFolded } from '../search/waiting-accesses.js';
import type { Workspace } from '../workspace/workspace.js';
import { checkMemoryText } from './check-memory-text.js';
import { planRemember, type RememberPlan } from './plan-remember.js';
import type { RememberOptions } from './remember-options.js';
import type { Remembered } from './remember-result.js';
import { askModelForRoute } from './route/ask-model-for-route.js';
import type { ModelRouted } from './route/route-by-model.js';

export type Remembering = RememberOptions & {
  readonly presence?: Presence | undefined;
  readonly actor?: string | undefined;
  /** What triggered it, for the history, such as the user's words. */
  readonly trigger?: string | undefined;
  readonly onWait?: ((holder: string) => void) | undefined;
};

/** Remembers a text: one commit, one undo. Nothing is written if the text is refused. */
export async function remember(workspace: Workspace, text: string, options: Remembering = {}): Promise<Remembered> {
  const { presence = 'unattended', actor = options.auto === true ? 'bot:auto-detect' : undefined, onWait } = options;
  const trigger = options.trigger === undefined ? 'agentsoul remember' : await checkTrigger(options);
  const routed = await askModelForRoute(workspace, text, options);
  const planned: RememberPlan[] = [];
  const change = await changeWorkspace(workspace, {
    mutation: 'remember',
    presence,
    trigger,
    plan: async () => {
      const next = await planRouted(workspace, text, { options, routed });
      planned.push(next);
      return next.plan;
    },
    ...(actor !== undefined && { actor }),
    ...(onWait !== undefined && { onWait }),
  });
  const last = planned.at(-1);
  if (last === undefined) throw new Error('The journal changed a workspace without asking for a plan.');
  if (change.state === 'changed' && last.folded !== null) dropFolded(workspace.root, last.folded);
  // Mentioning a known memory counts as a use, as reading it does.
  if (change.state === 'unchanged') logAccess(workspace, 'used', { query: text, ids: [last.answer.id] });
  return answerOf(last, change);
}

/** What `remember` would do. Asks the model, and writes nothing. */
export async function previewRemember(
  workspace: Workspace,
  text: string,
  options: RememberOptions = {},
): Promise<RememberPlan> {
  return planRouted(workspace, text, { options, routed: await askModelForRoute(workspace, text, options) });
}

type Planning = { readonly options: RememberOptions; readonly routed: ModelRouted | null };

async function planRouted(workspace: Workspace, text: string, { options, routed }: Planning): Promise<RememberPlan> {
  if (routed === null) return planRemember(workspace, text, options);
  const planned = await planRemember(workspace, text, { ...options, route: routed.route });
  const { answer } = planned;
  return { ...planned, answer: { ...answer, warnings: [...routed.warnings, ...answer.warnings] } };
}

async function checkTrigger({ trigger = '', redact }: Remembering): Promise<string> {
  return (await checkMemoryText(trigger, { redact })).replace(/\s+/g, ' ').slice(0, 200);
}

function answerOf({ answer }: RememberPlan, change: Change): Remembered {
  if (change.state === 'unchanged') {
    const message = `This is already known as ${answer.id}, so nothing was written.`;
    return { ...answer, commit: null, undo: null, warnings: [...answer.warnings, { code: 'known', message }] };
  }
  const journal = change.warnings.map((message) => ({ code: 'journal', message }));
  return { ...answer, commit: change.commit, undo: change.undo, warnings: [...answer.warnings, ...journal] };
}
