import type { Entry } from '../../entries/entry.js';
import { readEntriesOf } from '../../entries/read-entries-of.js';
import { contentTerms, hasCommonWordsOnly } from '../../language/words/content-terms.js';
import type { Scope } from '../../scopes/scopes.js';
import { search } from '../../search/search.js';
import type { Workspace } from '../../workspace/workspace.js';
import { matchEntries } from './match-entries.js';

/** A memory that still answers whoever asks for what was forgotten. */
export type StillFound = Pick<Entry, 'id' | 'path' | 'store'> & { readonly line: number };

/** The memories that a search for these words finds and that say them: those of the vault, and what was not meant. */
export async function stillFound(
  workspace: Workspace,
  asked: readonly string[],
  { scope }: { readonly scope: Scope },
): Promise<StillFound[]> {
  const found = new Map<string, StillFound>();
  for (const words of asked) {
    const { hits } = await search(workspace, words, { scope, track: false });
    const entries = await readEntriesOf(
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
