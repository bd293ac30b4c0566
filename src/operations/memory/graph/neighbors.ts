import * as z from 'zod/mini';
import { neighborsOf, requireEntity } from '../../../memory/graph/traverse-graph.js';
import * as field from '../../common-input-fields.js';
import { defineHandler } from '../../operation.js';
import { visibleGraphOfCall } from './visible-graph-of-call.js';

export type Neighbors = {
  readonly entity: string;
  readonly hops: number;
  readonly neighbors: readonly {
    readonly id: string;
    readonly name: string;
    readonly hops: number;
    readonly from: string;
    readonly relation: string;
    readonly to: string;
  }[];
};

const oneOrTwo = { error: 'Use 1 or 2' };

export const handler = defineHandler({
  input: z.strictObject({
    entity: field.text('Give an id, a name or an alias'),
    hops: z.optional(z.int(oneOrTwo).check(z.minimum(1, oneOrTwo), z.maximum(2, oneOrTwo))),
    scope: field.scope,
  }),
  async run(call, { entity: called, hops = 1 }): Promise<Neighbors> {
    const { graph } = await visibleGraphOfCall(call);
    const { id: entity } = requireEntity(graph, called);
    const nameOf = (id: string) => graph.entities.find((known) => known.id === id)?.name ?? id;
    const neighbors = neighborsOf(graph, entity, hops).map(({ id, hops: away, via: { edge } }) => {
      return { id, name: nameOf(id), hops: away, from: edge.from, relation: edge.relation, to: edge.to };
    });
    return { entity, hops, neighbors };
  },
});
