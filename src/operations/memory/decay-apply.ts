import * as z from 'zod/mini';
import { changeWorkspace } from '../../journal/change-workspace.js';
import { planDecay } from '../../memory/decay/plan-decay.js';
import { dropFolded } from '../../search/waiting-accesses.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type ChangeAnswer, changeAnswer } from '../change-handler.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';
import { type DecayAnswer, decayAnswer } from './decay-answer.js';

export type AppliedDecay = DecayAnswer & ChangeAnswer;

export const handler = defineHandler({
  input: z.strictObject({
    all: field.flag,
    /** Move daily notes to the archive that are past their time and taken up elsewhere. */
    prune: field.flag,
  }),
  async run(call, { all, prune = false }): Promise<AppliedDecay> {
    const workspace = await call.workspace();
    let planned = await planFor(workspace, prune);
    const change = await changeWorkspace(workspace, {
      mutation: 'decay --apply',
      trigger: 'agentsoul decay --apply',
      presence: call.presence,
      plan: async () => {
        planned = await planFor(workspace, prune);
        return planned.plan;
      },
      ...(call.onWait !== undefined && { onWait: call.onWait }),
    });
    if (change.state === 'changed') dropFolded(workspace.root, planned.folded);
    return { ...decayAnswer(planned.report, { applied: true, all }), ...changeAnswer(change) };
  },
  async plan(call, { all, prune = false }) {
    const { plan, report } = await planFor(await call.workspace(), prune);
    const unchanged = { changed: false, id: null, files: [], warnings: [] };
    return { plan, answer: { ...decayAnswer(report, { applied: false, all }), ...unchanged } };
  },
});

function planFor(workspace: Workspace, prunes: boolean) {
  return workspace.snapshot((reader) => planDecay(workspace, reader, { prunes }));
}
