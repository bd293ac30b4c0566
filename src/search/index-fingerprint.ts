import type { Workspace } from '../workspace/workspace.js';

/** Raise it if the same files would give another index: tables, chunks, words, facts, audiences. */
const indexVersion = 13;

/** What an index depends on besides the files. Another fingerprint means another index. */
export function fingerprintOf(
  workspace: Pick<Workspace, 'profile' | 'agentId' | 'agentFolder' | 'config'>,
  embedder: { readonly id: string } | null,
): string {
  const { profile, agentId, agentFolder, config } = workspace;
  const shape = [
    indexVersion,
    profile,
    agentId,
    agentFolder ?? null,
    config.scopes ?? null,
    config.memory.search.paths,
  ];
  return JSON.stringify([shape, embedder?.id ?? null]);
}
