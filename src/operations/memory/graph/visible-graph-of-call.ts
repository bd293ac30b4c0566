import { lookupNames } from '../../../entries/access/audience.js';
import { readGraphInUse, type VisibleGraph } from '../../../memory/graph/visible-graph.js';
import type { Call } from '../../operation.js';

/** The graph as the scope of a call sees it, with and without what is archived. */
export async function visibleGraphOfCall(call: Call): Promise<VisibleGraph> {
  const workspace = await call.workspace();
  return readGraphInUse(workspace, lookupNames(workspace, call.scope));
}
