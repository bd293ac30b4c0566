import * as z from 'zod/mini';
import { planIndex, requireGraph } from '../../../memory/graph/plan-graph-edits.js';
import { changeHandler } from '../../change-handler.js';

export const handler = changeHandler(z.strictObject({}), {
  mutation: 'graph rebuild',
  trigger: () => 'agentsoul graph rebuild',
  async plan(workspace) {
    requireGraph(workspace);
    const edit = await workspace.snapshot((reader) => planIndex(workspace, reader));
    return { edits: edit === null ? [] : [edit], summary: 'make the index of the graph anew' };
  },
});
