import * as z from 'zod/mini';
import { readGraphWith } from '../../../entries/graph/read-graph.js';
import { checkGraph, type GraphFinding } from '../../../memory/graph/check-graph.js';
import { planIndex } from '../../../memory/graph/plan-graph-edits.js';
import { findSuspicions, mergeCommand } from '../../../memory/graph/suspected-aliases.js';
import { defineHandler } from '../../operation.js';

export type GraphCheck = {
  readonly ok: boolean;
  readonly findings: readonly GraphFinding[];
  /** Entities that may be one thing under two names, with the command that merges them. */
  readonly suggestions: readonly { readonly kind: string; readonly message: string; readonly command: string }[];
};

export const handler = defineHandler({
  input: z.strictObject({}),
  async run(call): Promise<GraphCheck> {
    const workspace = await call.workspace();
    return workspace.snapshot(async (reader) => {
      const graph = await readGraphWith(workspace, reader);
      const staleIndex = (await planIndex(workspace, reader, graph))?.path ?? null;
      const findings = checkGraph(graph, { staleIndex });
      const suggestions = findSuspicions(graph.entities).map((suspicion) => ({
        kind: 'possible-alias',
        message: `${suspicion.drop.id} may be ${suspicion.keep.id}: ${suspicion.reason}.`,
        command: mergeCommand(suspicion),
      }));
      return { ok: findings.length === 0, findings, suggestions };
    });
  },
});
