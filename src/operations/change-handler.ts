import type { ZodMiniType } from 'zod/mini';
import { findRepository, type Repository } from '../git/repository.js';
import { type Change, changeWorkspace } from '../journal/change-workspace.js';
import type { MutationName } from '../journal/mutations.js';
import type { Plan } from '../journal/plan.js';
import { isFoldDue, planFold } from '../memory/decay/fold-accesses.js';
import { dropFolded, type Folded } from '../search/waiting-accesses.js';
import type { Workspace } from '../workspace/workspace.js';
import { type Call, defineHandler, type Handler } from './operation.js';

/** What a change did, in the shape of `--json`. */
export type ChangeAnswer = {
  readonly changed: boolean;
  readonly id: string | null;
  readonly commit: string | null;
  /** A command line that takes it back; null where there is no undo. */
  readonly undo: string | null;
  readonly files: readonly { readonly path: string; readonly action: string }[];
  readonly summary?: string;
  readonly manualCommit?: string | null;
  readonly warnings: readonly string[];
};

type Changing<Input> = {
  readonly mutation: MutationName;
  readonly trigger: (input: Input) => string;
  readonly actor?: (input: Input, call: Call) => string | undefined;
  readonly plan: (
    workspace: Workspace,
    input: Input,
    made: { repository: Repository | null; call: Call },
  ) => Promise<Plan>;
  /** The workspace to write to, where it is not the agent's own folder. */
  readonly place?: (workspace: Workspace) => Workspace;
  /** Called when the change is made. */
  readonly onChanged?: (call: Call, workspace: Workspace, input: Input) => Promise<void>;
};

/** A handler that makes one planned change and answers with what it did. */
export function changeHandler<Given, Input>(
  input: ZodMiniType<Input, Given>,
  changing: Changing<Input>,
): Handler<Given, Input, ChangeAnswer> {
  const placed = async (call: Call) => {
    const workspace = await call.workspace();
    return { workspace, target: changing.place?.(workspace) ?? workspace };
  };
  return defineHandler({
    input,
    async run(call, given) {
      const { workspace, target } = await placed(call);
      const actor = changing.actor?.(given, call);
      const change = await changeWorkspace(target, {
        mutation: changing.mutation,
        trigger: changing.trigger(given),
        presence: call.presence,
        plan: (repository) => changing.plan(workspace, given, { repository, call }),
        ...(actor !== undefined && { actor }),
        ...(call.onWait !== undefined && { onWait: call.onWait }),
      });
      if (change.state === 'changed') {
        await changing.onChanged?.(call, workspace, given);
        await foldIfDue(call, workspace);
      }
      return changeAnswer(change);
    },
    async plan(call, given) {
      const { workspace, target } = await placed(call);
      const repository = await findRepository(target.root, target.env);
      const plan = await changing.plan(workspace, given, { repository, call });
      return { plan, place: target, answer: { changed: false, id: null, files: [], warnings: plan.warnings ?? [] } };
    },
  });
}

export function changeAnswer(change: Change): ChangeAnswer {
  if (change.state === 'unchanged')
    return { changed: false, id: null, commit: null, undo: null, files: [], warnings: change.warnings ?? [] };
  const { id, commit, undo, files, warnings, manualCommit, summary } = change;
  return { changed: true, id, commit, undo, files, summary, manualCommit, warnings };
}

/** Folds waiting accesses into the records, when so many wait that they should not wait longer. */
export async function foldIfDue({ presence }: Call, workspace: Workspace): Promise<void> {
  if (!(await isFoldDue(workspace))) return;
  let folded: Folded | null = null;
  const change = await changeWorkspace(workspace, {
    mutation: 'decay --apply',
    trigger: 'more than 200 unrecorded accesses',
    presence,
    plan: async () => {
      const planned = await workspace.snapshot((reader) => planFold(workspace, reader));
      folded = planned.folded;
      return planned.plan;
    },
  });
  if (change.state === 'changed' && folded !== null) dropFolded(workspace.root, folded);
}
