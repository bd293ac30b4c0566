import { isInAudience, lookupNames } from '../entries/access/audience.js';
import type { Entry } from '../entries/entry.js';
import type { Entity } from '../entries/graph/entity.js';
import { readMemories } from '../entries/read/read-all-memories.js';
import type { Scope } from '../scopes/scopes.js';
import { findSimilarEntries } from '../search/similar-entries.js';
import type { OpenIndex } from '../search/with-indexed-memories.js';
import { roleFiles } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';

type Comparing = {
  readonly scope: Scope;
  /** Entities that the text names; what their files say is always compared. */
  readonly entities: readonly Pick<Entity, 'name' | 'aliases' | 'path'>[];
  readonly open: OpenIndex | null;
};

/** The memories of a scope that a new text is compared with: all without an index, else those that have something in common with it. */
export async function readComparableMemories(
  workspace: Workspace,
  text: string,
  { scope, entities, open }: Comparing,
): Promise<Entry[]> {
  const names = lookupNames(workspace, scope);
  const isSeen = ({ audience }: Entry) => isInAudience(audience, names);
  if (open === null) return (await readMemories(workspace)).filter(isSeen);
  const { index, embedder } = open;
  const subjects = entities.slice(0, mostSubjects).map(({ name }) => name);
  const similar = await findSimilarEntries(index, text, { workspace, scope, embedder, subjects });
  const ids = new Set(similar.map(({ id, path }) => `${path} ${id}`));
  const whole = new Set([
    // What they say about the user needs no word in common with a text about the user.
    ...roleFiles(workspace, 'core'),
    ...roleFiles(workspace, 'user'),
    ...entities.map(({ path }) => path),
    // A text in the vault is a file, and each of its paragraphs an entry.
    ...similar.filter(({ store }) => store === 'vault').map(({ path }) => path),
  ]);
  return index
    .parsed()
    .entriesOf([...whole, ...similar.map(({ path }) => path)])
    .filter((entry) => isSeen(entry) && (whole.has(entry.path) || ids.has(`${entry.path} ${entry.id}`)));
}

const mostSubjects = 3;
