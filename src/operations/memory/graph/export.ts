import * as z from 'zod/mini';
import { exportGraph } from '../../../memory/graph/export-graph.js';
import { type GraphFormat, graphFormats } from '../../../memory/graph/graph-formats.js';
import * as field from '../../common-input-fields.js';
import { defineHandler } from '../../operation.js';
import { visibleGraphOfCall } from './visible-graph-of-call.js';

export type ExportedGraph = { readonly format: GraphFormat; readonly text: string };

export const handler = defineHandler({
  input: z.strictObject({
    format: z.optional(z.enum(graphFormats, { error: `Use ${graphFormats.join(', ')}` })),
    scope: field.scope,
  }),
  async run(call, { format = 'mermaid' }): Promise<ExportedGraph> {
    const { graph } = await visibleGraphOfCall(call);
    return { format, text: exportGraph(graph, format) };
  },
});
