import type { ZodMiniType } from 'zod/mini';
import type { Environment } from '../git/run-git.js';
import type { Presence } from '../journal/actor.js';
import type { Plan } from '../journal/plan.js';
import type { LanguageModel } from '../models/language/language-model.js';
import type { Scope, ScopeKind } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Ability } from './abilities-by-scope.js';
import type { PlannedFile } from './planned-files.js';

/**
 * One thing agentsoul can do. A row is cheap: its schema and its code load when it is invoked. Run it with `invoke`, which every
 * adapter shares.
 */
export type Operation<Given, Input, Output> = {
  /** `remember`, `reflect.approve`: the same name in help, documents and every adapter. */
  readonly name: string;
  /** One line, a verb first, no full stop. */
  readonly summary: string;
  readonly needs: Ability;
  readonly sees: Sight;
  // What is tried must fit the schema, and not the other way round.
  readonly leakProbe: LeakProbe<NoInfer<Given>>;
  readonly load: () => Promise<Handler<Given, Input, Output>>;
};

/**
 * `scope`: what the asked scope sees, narrowed to the ceiling. `owner`: everything, so it is refused below `main`.
 * A list: everything, for these ceilings only. `nothing`: no private text, so any ceiling may run it.
 */
export type Sight = 'scope' | 'owner' | 'nothing' | readonly ScopeKind[];

/** How private text could come out: inputs that would bring out a planted word, or why there is no way. */
export type LeakProbe<Given> =
  | {
      readonly inputs: (canary: CanaryWord, scope: string) => readonly Given[];
      /** Its answer is judged by what may stand in the prompt of a scope, and not by what the scope may look up. */
      readonly asPrompt?: true;
      readonly none?: never;
    }
  | { readonly none: string; readonly inputs?: never; readonly asPrompt?: never };

export type CanaryWord = { readonly word: string; readonly role: string; readonly path: string };

/** What runs an operation, and the schema of its input. */
export type Handler<Given, Input, Output> = {
  readonly input: ZodMiniType<Input, Given>;
  run(call: Call, input: Input): Promise<Output>;
  /** What `run` would do. Everything that writes has one. */
  plan?(call: Call, input: Input): Promise<Planned<Output>>;
};

/** The answer of a dry run: nothing was committed. */
export type Planned<Output> = {
  readonly plan: Plan;
  readonly answer: Omit<Output, 'commit' | 'undo'>;
  /** What it would change, where that is in the folders of several agents. */
  readonly files?: readonly PlannedFile[];
  /** What the paths of the plan are relative to, where it is not the agent's own folder. */
  readonly place?: Workspace;
};

/** What a dry run shows: the files as far as the scope may know. The edits of the plan are there for the owner alone. */
export type Preview<Output> = Omit<Planned<Output>, 'place'> & { readonly files: readonly PlannedFile[] };

/** What a handler gets to know besides its input. */
export type Call = {
  /** Opens the workspace at the first call; its `at` is the time of this call. */
  readonly workspace: () => Promise<Workspace>;
  /** Opens another folder in the same way; with `anyFolder` also one that nothing marks as a workspace. */
  readonly openFolder: (folder: string, options?: { readonly anyFolder?: boolean }) => Promise<Workspace>;
  /** Who asks, never wider than the ceiling. */
  readonly scope: Scope;
  readonly ceiling: Scope;
  readonly presence: Presence;
  readonly at: Date;
  readonly env: Environment;
  readonly platform: string;
  readonly signal?: AbortSignal | undefined;
  /** In place of the model that the settings name; null for none. */
  readonly model?: LanguageModel | null | undefined;
  readonly onWait?: ((holder: string) => void) | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
};

/** Gives a handler its types. */
export function defineHandler<Given, Input, Output>(
  handler: Handler<Given, Input, Output>,
): Handler<Given, Input, Output> {
  return handler;
}

/** Gives a row of the table its types. */
export function defineOperation<Given, Input, Output>(
  operation: Operation<Given, Input, Output>,
): Operation<Given, Input, Output> {
  return operation;
}
