import { lookupNames } from '../entries/access/audience.js';
import type { Store } from '../entries/entry.js';
import type { Embedder } from '../models/embeddings/embedder.js';
import type { Scope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';
import { dayOfNumber } from './chunk-facts.js';
import type { Index, IndexView } from './index-interface.js';
import { rankChunks } from './rank-chunks.js';
import { wantedChunks } from './wanted-chunks.js';

/** An entry that may say the same as a text, or something about the same subject. */
export type SimilarEntry = {
  readonly id: string;
  readonly path: string;
  readonly store: Store;
  /** Of its most similar chunk. 1-based and inclusive. */
  readonly startLine: number;
  readonly endLine: number;
  readonly day: string | null;
  /** From 0 to 1. */
  readonly score: number;
};

export type SimilarOptions = {
  readonly workspace: Pick<Workspace, 'profile' | 'agentId' | 'agentFolder'>;
  /** Who asks. Entries that this scope may not see are neither found nor counted. */
  readonly scope: Scope;
  /** The embedder of the index; without it only words are compared. */
  readonly embedder?: Embedder | null | undefined;
  /** Names of the subject, such as an entity's name and aliases. Entries that name it come first. */
  readonly subjects?: readonly string[] | undefined;
  readonly stores?: readonly Store[] | undefined;
  /** At most 200. */
  readonly limit?: number | undefined;
};

const mostEntries = 200;

/** Candidates to compare a text with: entries that share words, the subject or the meaning, the most similar first. */
export async function findSimilarEntries(
  index: Pick<Index, 'view'>,
  text: string,
  { workspace, scope, embedder, subjects = [], stores, limit = mostEntries }: SimilarOptions,
): Promise<SimilarEntry[]> {
  const view = index.view(lookupNames(workspace, scope));
  const wanted = wantedChunks({ stores });
  const found = new Map<string, SimilarEntry>();
  for (const asked of [...subjects, text]) {
    const { chunks } = await rankChunks(view, asked, { embedder, wanted });
    const share = asked === text ? mostEntries : Math.ceil(mostEntries / 2 / subjects.length);
    let taken = 0;
    for (const { chunk, score } of chunks) {
      if (taken >= share || found.size >= Math.min(limit, mostEntries)) break;
      const entry = readSimilar(view, chunk.id, score);
      if (entry === null || found.has(`${entry.path} ${entry.id}`)) continue;
      found.set(`${entry.path} ${entry.id}`, entry);
      taken++;
    }
  }
  return [...found.values()];
}

function readSimilar(view: IndexView, chunk: number, score: number): SimilarEntry | null {
  const read = view.readText(chunk);
  if (read === null) return null;
  const { entry, path, store, startLine, endLine, day } = read;
  return { id: entry, path, store, startLine, endLine, day: dayOfNumber(day), score };
}
