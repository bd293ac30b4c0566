import type { Entry } from '../../entries/entry.js';
import { readEntriesOfFiles } from '../../entries/read/read-entries-of-files.js';
import { contentTerms, hasCommonWordsOnly } from '../../language/words/content-terms.js';
import type { Scope } from '../../scopes/scopes.js';
import { search } from '../../search/search.js';
import type { Workspace } from '../../workspace/workspace.js';
import { matchEntries } from './match-entries.js';

/** A memory that a search for the forgotten text still finds. */
export type RemainingMemory = Pick<Entry, 'id' | 'path' | 'store'> & { readonly line: number };

/** The memories that a search finds and that contain these words: in the vault, or not matched by the request. */
export async function findRemainingMemories(
  workspace: Workspace,
  asked: readonly string[],
  { scope }: { readonly scope: Scope },
): Promise<RemainingMemory[]> {
  const found = new Map<string, RemainingMemory>();
  for (const words of asked) {
    const { hits } = await search(workspace, words, { scope, track: false });
    const entries = await readEntriesOfFiles(
      workspace,
      hits.map(({ path }) => path),
    );
    const shown = hits.flatMap(({ id }) => entries.get(id) ?? []);
    const { sure } = matchEntries(words, shown, { termsOf: contentTerms, isCommon: hasCommonWordsOnly });
    for (const { entry } of sure)
      found.set(entry.id, { id: entry.id, path: entry.path, line: entry.startLine, store: entry.store });
  }
  return [...found.values()];
}
