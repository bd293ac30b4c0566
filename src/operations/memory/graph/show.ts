import * as z from 'zod/mini';
import { unescapeEntity } from '../../../entries/read/unescape-text.js';
import {
  type EntityDocument,
  entityDocument,
  type GraphDocument,
  graphDocument,
} from '../../../memory/graph/graph-document.js';
import { requireEntity } from '../../../memory/graph/traverse-graph.js';
import * as field from '../../common-input-fields.js';
import { defineHandler } from '../../operation.js';
import { visibleGraphOfCall } from './visible-graph-of-call.js';

/** The whole graph, or all that is known about one entity. */
export const handler = defineHandler({
  input: z.strictObject({ entity: z.optional(field.text('Give an id, a name or an alias')), scope: field.scope }),
  async run(call, { entity: called }): Promise<GraphDocument | EntityDocument> {
    const { graph, whole, archived } = await visibleGraphOfCall(call);
    if (called === undefined) return graphDocument(graph);
    const entity = unescapeEntity(requireEntity(whole, called));
    return entityDocument(entity, { edges: whole.edges, isArchived: archived.has(entity.id) });
  },
});
