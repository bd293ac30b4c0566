import { isFoundBy, lookupNames } from '../../entries/audience.js';
import { readDecayScores, recordedStatus } from '../../entries/decay-scores.js';
import { type MemoryPlace, readMemoriesWith } from '../../entries/read-memories.js';
import type { Scope } from '../../scopes/scopes.js';
import { contentTerms, hasCommonWordsOnly } from '../../search/words/content-terms.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { type Match, type Matching, matchEntries } from './match-entries.js';

export type ForgetRequest = {
  /** Words, an id or `path#line`. */
  readonly query: string;
  readonly scope: Scope;
  /** Ids to take along, out of those that are only related. */
  readonly also?: readonly string[];
  /** Whether what is archived already counts too. */
  readonly withArchived: boolean;
};

/** What a request means among the memories that the scope may find. What lies in the vault is forgotten only when it is named. */
export async function findForgettable(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  { query, scope, also = [], withArchived }: ForgetRequest,
): Promise<Matching> {
  const names = lookupNames(workspace, scope);
  const scores = await readDecayScores(workspace, reader);
  const entries = (await readMemoriesWith(workspace, reader)).filter((entry) => {
    const isThere = withArchived || recordedStatus(workspace, scores, entry) !== 'archived';
    return isThere && isFoundBy(entry.audience, names);
  });
  const { sure, related } = matchEntries(query, entries, { termsOf: contentTerms, isCommon: hasCommonWordsOnly });
  const isKept = ({ entry, reason }: Match) => entry.store === 'vault' && reason !== 'named';
  const taken = related.filter(({ entry }) => also.includes(entry.id)).map(({ entry }) => ({ entry, reason: 'named' }));
  const kept = sure.filter(isKept).map(({ entry }) => ({ entry, reason: 'lies in the vault' }));
  return {
    sure: [...sure.filter((match) => !isKept(match)), ...taken],
    related: [...kept, ...related.filter(({ entry }) => !also.includes(entry.id))],
  };
}
