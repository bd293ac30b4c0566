import { lookupNames } from '../../../entries/audience.js';
import { type GraphInUse, readGraphInUse } from '../../../memory/graph/graph-in-use.js';
import type { Call } from '../../operation.js';

/** The graph as the scope of a call sees it, with and without what is archived. */
export async function seenGraph(call: Call): Promise<GraphInUse> {
  const workspace = await call.workspace();
  return readGraphInUse(workspace, lookupNames(workspace, call.scope));
}
