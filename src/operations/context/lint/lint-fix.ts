import * as z from 'zod/mini';
import { changeWorkspace } from '../../../journal/change-workspace.js';
import { planLintFixes } from '../../../lint/plan-fixes.js';
import type { Target } from '../../../lint/run/find-targets.js';
import { type ChangeAnswer, changeAnswer, foldIfDue } from '../../change-handler.js';
import * as field from '../../common-input-fields.js';
import { defineHandler } from '../../operation.js';
import { placeFields, ruleFields, targetsOf } from './lint-input.js';

/** One change for each folder. */
export type FixAnswer = { readonly changes: readonly { readonly root: string; readonly change: ChangeAnswer }[] };

const input = z.strictObject({ ...ruleFields, ...placeFields, base: field.word, unsafe: field.flag });

export const handler = defineHandler({
  input,
  async run(call, asked): Promise<FixAnswer> {
    const changes: FixAnswer['changes'][number][] = [];
    for (const target of await targetsOf(call, asked)) {
      const { workspace } = target;
      const change = await changeWorkspace(workspace, {
        mutation: 'lint --fix',
        trigger: asked.unsafe === true ? 'agentsoul lint --fix --unsafe' : 'agentsoul lint --fix',
        presence: call.presence,
        // Checked again under the lock, so that a fix never meets another text than the one it was made for.
        plan: () => planFor(target, asked),
        ...(call.onWait !== undefined && { onWait: call.onWait }),
      });
      if (change.state === 'changed') await foldIfDue(call, workspace);
      changes.push({ root: workspace.root, change: changeAnswer(change) });
    }
    return { changes };
  },
  /** The edits of the first folder: a plan is about one. */
  async plan(call, asked) {
    const [target] = await targetsOf(call, asked);
    if (target === undefined) return { plan: { edits: [], summary: 'nothing to fix' }, answer: { changes: [] } };
    return { plan: await planFor(target, asked), place: target.workspace, answer: { changes: [] } };
  },
});

function planFor(
  { workspace, paths }: Target,
  { only, skip, base, minSeverity, minConfidence, unsafe = false }: z.infer<typeof input>,
) {
  return planLintFixes(workspace, {
    only,
    skip,
    base,
    minSeverity,
    minConfidence,
    unsafe,
    ...(paths !== null && { paths }),
  });
}
