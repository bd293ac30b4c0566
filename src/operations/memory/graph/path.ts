import * as z from 'zod/mini';
import { pathBetween, requireEntity } from '../../../memory/graph/traverse-graph.js';
import * as field from '../../common-input-fields.js';
import { defineHandler } from '../../operation.js';
import { visibleGraphOfCall } from './visible-graph-of-call.js';

export type GraphPathAnswer = {
  readonly from: string;
  readonly to: string;
  readonly found: boolean;
  readonly steps: readonly {
    readonly from: string;
    readonly to: string;
    readonly relation: string;
    /** Whether the relation points the way the path goes. */
    readonly forward: boolean;
  }[];
};

export const handler = defineHandler({
  input: z.strictObject({
    from: field.text('Give an id, a name or an alias'),
    to: field.text('Give an id, a name or an alias'),
    scope: field.scope,
  }),
  async run(call, asked): Promise<GraphPathAnswer> {
    const { graph } = await visibleGraphOfCall(call);
    const [from, to] = [requireEntity(graph, asked.from).id, requireEntity(graph, asked.to).id];
    const path = pathBetween(graph, from, to);
    const steps = (path ?? []).map(({ edge: { relation }, isForward, ...step }) => {
      return { from: step.from, to: step.to, relation, forward: isForward };
    });
    return { from, to, found: path !== null, steps };
  },
});
