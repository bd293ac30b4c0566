import { type Graph, readGraphWith, visibleGraphOfCall } from '../../entries/graph/read-graph.js';
import type { MemoryPlace } from '../../entries/read/read-all-memories.js';
import { readDecayScores, recordedStatus } from '../../entries/records/decay-scores.js';
import type { Workspace } from '../../workspace/workspace.js';

export type VisibleGraph = {
  /** Without archived entities and edges to them. */
  readonly graph: Graph;
  /** Including archived entities, for lookups by name. */
  readonly whole: Graph;
  /** The ids of archived entities. */
  readonly archived: ReadonlySet<string>;
};

/** The graph as a scope sees it. `names` are those of `lookupNames`. */
export async function readGraphInUse(
  workspace: MemoryPlace & Pick<Workspace, 'snapshot'>,
  names: readonly string[],
): Promise<VisibleGraph> {
  return workspace.snapshot(async (reader) => {
    const whole = visibleGraphOfCall(await readGraphWith(workspace, reader), names);
    const scores = await readDecayScores(workspace, reader);
    const gone = whole.entities.filter(({ id, path }) => {
      return recordedStatus(workspace, scores, { id: `entity:${id}`, path }) === 'archived';
    });
    const archived = new Set(gone.map(({ id }) => id));
    const graph = {
      ...whole,
      entities: whole.entities.filter(({ id }) => !archived.has(id)),
      edges: whole.edges.filter(({ from, to }) => !archived.has(from) && !archived.has(to)),
    };
    return { graph, whole, archived };
  });
}
