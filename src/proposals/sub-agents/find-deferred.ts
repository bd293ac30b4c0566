import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Proposal } from './proposal.js';
import { readDeferred } from './read-proposals.js';

type DeferredProposal = { readonly proposal: number; readonly text: string; readonly from: string };

/** The deferred proposal that an edit would commit, or undefined where it was decided on or changed meanwhile. */
export async function findDeferred(
  layout: Layout,
  reader: SnapshotReader,
  { proposal, text, from }: DeferredProposal,
): Promise<Proposal | undefined> {
  const deferred = await readDeferredWith(layout, reader);
  return deferred.find((known) => known.number === proposal && known.content === text && known.from === from);
}

/** The proposals of sub-agents that were left to the next reflection. */
export function readDeferredWith(layout: Layout, reader: SnapshotReader): Promise<Proposal[]> {
  const { profile, agentId, agentFolder } = layout;
  return readDeferred({ profile, agentId, agentFolder, snapshot: (collect) => collect(reader) });
}
