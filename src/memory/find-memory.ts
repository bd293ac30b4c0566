import { isInAudience } from '../entries/access/audience.js';
import type { Entry } from '../entries/entry.js';
import { noFields } from '../entries/entry.js';
import type { Entity } from '../entries/graph/entity.js';
import { isEntityId, wordsOfSlug } from '../entries/graph/entity-id.js';
import { type Graph, readGraphWith, visibleGraphOfCall } from '../entries/graph/read-graph.js';
import { isArchivedPath } from '../entries/paths/meta-files.js';
import { type MemoryPlace, readMemoriesWith } from '../entries/read/read-all-memories.js';
import { readDecayScores, recordedStatus } from '../entries/records/decay-scores.js';
import { SoulError } from '../errors/soul-error.js';
import { nameKey } from '../language/names/name-key.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import { archivedFrom } from './forget/archive-heading.js';

/** A complete memory and its location. */
export type FoundMemory = Omit<Entry, 'isSuperseded' | 'audience'> & { readonly isArchived: boolean };

/**
 * A memory by id or by line (`path#12`), or everything in a file or entity, by path, id, name or alias. Memories the scope may not see
 * count as missing, also in suggestions.
 */
export async function findMemory(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  { called, names }: { called: string; names: readonly string[] },
): Promise<FoundMemory> {
  const entries = (await readMemoriesWith(workspace, reader)).filter(({ audience }) => isInAudience(audience, names));
  const scores = await readDecayScores(workspace, reader);
  const isArchived = (entry: Pick<Entry, 'id' | 'path'>) => recordedStatus(workspace, scores, entry) === 'archived';
  const entry = byId(workspace, entries, called) ?? atLine(entries, called);
  if (entry !== undefined) return { ...withoutAudience(entry), isArchived: isArchived(entry) };
  const graph = visibleGraphOfCall(await readGraphWith(workspace, reader), names);
  const entity =
    graph.names.exact(called.replace(/^entity:/, '')) ?? graph.entities.find(({ path }) => path === called);
  const lines = entries.filter(({ path }) => path === (entity?.path ?? called.replace(/^\.\//, '')));
  const [first] = lines;
  if (first === undefined) throw archived(workspace, called, { entries, entity }) ?? unknown(called, graph, entity);
  const id = entity === undefined ? first.path : `entity:${entity.id}`;
  return {
    id,
    store: first.store,
    role: first.role,
    path: first.path,
    startLine: first.startLine,
    endLine: lines.at(-1)?.endLine ?? first.endLine,
    trail: entity === undefined ? [] : [entity.name],
    text: pageOf(lines),
    day: entity?.updated ?? first.day,
    time: null,
    about: noFields,
    isArchived: isArchived({ id, path: first.path }),
  };
}

/** A daily file may exist again after it was archived; then the newer one is used. */
function byId(workspace: MemoryPlace, entries: readonly Entry[], id: string): Entry | undefined {
  const named = entries.filter((entry) => entry.id === id);
  return named.find(({ path }) => !isArchivedPath(workspace, path)) ?? named[0];
}

function atLine(entries: readonly Entry[], called: string): Entry | undefined {
  const [, path, line] = /^(.+?\.md)(?:[#:]L?(\d{1,7}))?$/.exec(called) ?? [];
  if (path === undefined) return undefined;
  const inFile = entries.filter((entry) => entry.path === path.replace(/^\.\//, ''));
  if (line === undefined) return inFile.length === 1 ? inFile[0] : undefined;
  return inFile.find(({ startLine, endLine }) => startLine <= Number(line) && Number(line) <= endLine);
}

function withoutAudience({ audience: _, ...entry }: Entry): Omit<Entry, 'audience'> {
  return entry;
}

/** What may be seen of a file, under its headings. */
function pageOf(lines: readonly Entry[]): string {
  let heading = '';
  return lines
    .map(({ trail, text }) => {
      const own = trail.at(-1) ?? '';
      const above = own === heading || trail.length < 2 ? '' : `\n## ${own}\n\n`;
      heading = own;
      return `${above}- ${text.replaceAll('\n', '\n  ')}`;
    })
    .join('\n')
    .trim();
}

type Surroundings = { readonly entries: readonly Entry[]; readonly entity: Entity | undefined };

/** Names the location of an archived memory; null if nothing was archived under that name. */
function archived(workspace: MemoryPlace, called: string, { entries, entity }: Surroundings): SoulError | null {
  const name = nameKey(called.replace(/^entity:/, ''));
  const isMeant = (id: string) => id === entity?.id || [id, wordsOfSlug(id)].some((words) => nameKey(words) === name);
  const found = entries.flatMap(({ path, startLine, trail }) => {
    const from = isArchivedPath(workspace, path) ? archivedFrom(trail.at(-1) ?? '') : null;
    const id = from?.replace(/^.*\//, '').replace(/\.md$/, '') ?? '';
    return isEntityId(id) && isMeant(id) ? [{ id, place: `${path}:${startLine}` }] : [];
  });
  const [first] = found;
  if (first === undefined) return null;
  const { id, place } = first;
  return new SoulError('unknown-memory', `${id} is archived.`, {
    hint: `\`agentsoul search "${wordsOfSlug(id)}" --archived\` finds the archived memories about it, in ${place}.`,
  });
}

function unknown(called: string, graph: Graph, entity: Entity | undefined): SoulError {
  if (entity !== undefined) {
    return new SoulError('unknown-memory', `Only the name of ${entity.id} is known.`, {
      hint: 'Add facts with `agentsoul remember`.',
    });
  }
  const near = graph.names
    .near(called)
    .slice(0, 3)
    .map(({ id }) => id);
  return new SoulError('unknown-memory', `There is no memory "${called}".`, {
    hint: near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Run `agentsoul know` to see what is known.',
  });
}
