import type { EntityDocument, GraphDocument } from '../../../memory/graph/graph-document.js';
import type { Workspace } from '../../../workspace/workspace.js';
import type { ChangeAnswer } from '../../change-handler.js';
import type { Preview } from '../../operation.js';
import { type OptionsOf, perform, performDry } from '../../run-for-library.js';
import type { GraphCheck } from './check.js';
import type { ExportedGraph } from './export.js';
import type { Neighbors } from './neighbors.js';
import type { GraphPathAnswer } from './path.js';
import { graphOperations as operations } from './table.js';

type ShowOptions = OptionsOf<(typeof operations)['graph.show']>;
type NeighborsOptions = OptionsOf<(typeof operations)['graph.neighbors'], 'entity'>;
type PathRequest = OptionsOf<(typeof operations)['graph.path']>;
type MergeRequest = OptionsOf<(typeof operations)['graph.merge']>;
type RebuildOptions = OptionsOf<(typeof operations)['graph.rebuild']>;
type ExportOptions = OptionsOf<(typeof operations)['graph.export']>;

/** The knowledge graph, or with `entity` all that is known about one entity, as far as the scope may know. */
export function showGraph(workspace: Workspace, options?: ShowOptions): Promise<GraphDocument | EntityDocument> {
  return perform(workspace, operations['graph.show'], { ...options });
}

/** What an entity is connected to, one or two hops away. */
export function neighborsOf(workspace: Workspace, entity: string, options?: NeighborsOptions): Promise<Neighbors> {
  return perform(workspace, operations['graph.neighbors'], { ...options, entity });
}

/** The shortest way from one entity to another. */
export function pathBetween(workspace: Workspace, request: PathRequest): Promise<GraphPathAnswer> {
  return perform(workspace, operations['graph.path'], { ...request });
}

/** What is wrong with the links, relations, names and the index of the graph. */
export function checkGraph(workspace: Workspace): Promise<GraphCheck> {
  return perform(workspace, operations['graph.check'], {});
}

/** The graph as text for other programs: Mermaid unless said otherwise. */
export function exportGraph(workspace: Workspace, options?: ExportOptions): Promise<ExportedGraph> {
  return perform(workspace, operations['graph.export'], { ...options });
}

/** Makes one entity of two: `from` goes into `into`. */
export function mergeEntities(workspace: Workspace, request: MergeRequest): Promise<ChangeAnswer> {
  return perform(workspace, operations['graph.merge'], { ...request });
}

/** What `mergeEntities` would do. */
export function planMergeEntities(workspace: Workspace, request: MergeRequest): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations['graph.merge'], { ...request });
}

/** Makes the index of the graph anew from the files of its entities. */
export function rebuildGraph(workspace: Workspace, options?: RebuildOptions): Promise<ChangeAnswer> {
  return perform(workspace, operations['graph.rebuild'], { ...options });
}

/** What `rebuildGraph` would do. */
export function planRebuildGraph(workspace: Workspace, options?: RebuildOptions): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations['graph.rebuild'], { ...options });
}
