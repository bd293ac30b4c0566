import type { FlushAnswer } from '../../budget/flush-advice.js';
import { SoulError } from '../../errors/soul-error.js';
import type { RenderedText, Rendering } from '../../render/render-prompt.js';
import { parseScope, type Scope, scopeNames } from '../../scopes/scopes.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { CallerOptions } from '../caller-session.js';
import { type OptionsOf, perform } from '../run-for-library.js';
import type { MeasuredBudget } from './budget.js';
import type { PromptDifference } from './render-against.js';
import type { ScopeOverview } from './scopes.js';
import { contextOperations as operations } from './table.js';

export type RenderOptions = OptionsOf<typeof operations.render> & {
  /** The room, instead of the scope `room:<id>`. */
  readonly room?: string | undefined;
};

/** The exact prompt of a scope, with an account of what is in it and what is not. Throws `over-budget` where nothing may be cut. */
export async function renderPrompt(workspace: Workspace, options: RenderOptions): Promise<Rendering> {
  return perform(workspace, operations.render, withRoom(options));
}

/** The prompt alone. Counts tokens only where a limit decides. */
export async function renderText(workspace: Workspace, options: RenderOptions): Promise<RenderedText> {
  return perform(workspace, operations['render.text'], withRoom(options));
}

/** How the prompt differs from that of another scope, or from what it was at a revision. */
export async function comparePrompts(
  workspace: Workspace,
  against: string,
  options: RenderOptions,
): Promise<PromptDifference> {
  return perform(workspace, operations['render.against'], { ...withRoom(options), against });
}

/** What the files cost and what each scope's prompt costs, against their limits. */
export function measureBudget(
  workspace: Workspace,
  options?: OptionsOf<typeof operations.budget>,
): Promise<MeasuredBudget> {
  return perform(workspace, operations.budget, { ...options });
}

/** How much each scope sees of each role in a prompt. */
export function scopeMatrix(workspace: Workspace, options?: CallerOptions): Promise<ScopeOverview> {
  return perform(workspace, operations.scopes, { ...options });
}

/** Whether a session should write down what matters before its context is compacted. */
export function checkFlush(workspace: Workspace, options: OptionsOf<typeof operations.flush>): Promise<FlushAnswer> {
  return perform(workspace, operations.flush, options);
}

/** A program has to say for whom a prompt is: nobody should get the owner's by leaving something out. */
function withRoom(given: RenderOptions): Omit<RenderOptions, 'room'> {
  const { room, ...options } = { ...given };
  if (room !== undefined) return { ...options, scope: parseScope(nameOf(options.scope) ?? 'group', String(room)) };
  if (options.scope !== undefined) return options;
  throw new SoulError('usage', '`scope` is missing.', { hint: `Name a scope: ${scopeNames('or')}.` });
}

function nameOf(scope: Scope | string | undefined): string | undefined {
  return typeof scope === 'object' ? scope.kind : scope;
}
