import { readGraphWith } from '../../entries/graph/read-graph.js';
import { archiveFolder } from '../../entries/paths/meta-files.js';
import type { Piece } from '../../entries/read/entry-pieces.js';
import type { MemoryPlace } from '../../entries/read/read-all-memories.js';
import type { Edit, Plan } from '../../journal/plan.js';
import { dayAt } from '../../workspace/calendar-days.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { timeOfDayAt } from '../../workspace/time-of-day.js';
import type { Workspace } from '../../workspace/workspace.js';
import { planGraphEdits, readText } from '../graph/plan-graph-edits.js';
import { archiveHeading } from './archive-heading.js';
import { archiveRecords } from './edit-decay-records.js';
import type { EntityMatch } from './match-entities.js';
import { rekeyDecayRecords } from './rekey-decay-records.js';
import { removeEntries } from './remove-entries.js';

export type ForgettingPlace = MemoryPlace & Pick<Workspace, 'at' | 'timezone'>;

/** Memories and entities to remove. */
export type Removal = { readonly entries: readonly Piece[]; readonly entities: readonly EntityMatch[] };

/**
 * Archives memories. Daily notes are append-only, so an entry in them stays and is recorded as archived. Everything else moves into the
 * archive, including single lines of notes, so that no prompt and no graph contains it. Nothing is lost, and the change can be undone.
 */
export async function planForget(
  workspace: ForgettingPlace,
  reader: SnapshotReader,
  { entries, entities }: Removal,
): Promise<Plan> {
  const staying = entries.filter(staysInPlace);
  const moving = entries.filter((entry) => !staysInPlace(entry));
  const edits = [
    ...(staying.length === 0 ? [] : [await archiveRecords(workspace, reader, staying)]),
    ...(moving.length + entities.length === 0 ? [] : await planMoves(workspace, reader, { entries: moving, entities })),
  ];
  const carried = await rekeyDecayRecords(workspace, reader, { entries, edits });
  const all = carried === null ? edits : [...edits.filter(({ path }) => path !== carried.path), carried];
  const summary = summaryOf({ entries, entities });
  return { edits: all.map((edit) => ({ ...edit, action: 'ARCHIVE' as const })), summary };
}

/** How much is removed: `2 memories and 1 entity`. */
export function countRemoval({ entries, entities }: Record<keyof Removal, readonly unknown[]>): string {
  const memories = entries.length === 1 ? '1 memory' : `${entries.length} memories`;
  const things = entities.length === 1 ? '1 entity' : `${entities.length} entities`;
  if (entities.length === 0) return memories;
  return entries.length === 0 ? things : `${memories} and ${things}`;
}

/** Says how much and from where, never what, because the history outlives the memory. */
function summaryOf({ entries, entities }: Removal): string {
  const stores = [
    ...new Set([...entries.map(({ store }) => store), ...(entities.length > 0 ? ['semantic'] : [])]),
  ].sort();
  return `forget ${countRemoval({ entries, entities })} (${stores.join(', ')})`;
}

/** The edits that remove entries and entities, and the updated graph index. */
export async function planRemoval(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  { entries, entities }: Removal,
): Promise<Edit[]> {
  const texts = new Map<string, string | null>();
  for (const path of new Set(entries.map((entry) => entry.path))) {
    const text = await readText(reader, path);
    const own = entries.filter((entry) => entry.path === path);
    if (text !== null) texts.set(path, removeEntries(text, own));
  }
  for (const { entity } of entities) texts.set(entity.path, null);
  const graph = await readGraphWith(workspace, reader);
  const isEntity = new Set(graph.entities.map(({ path }) => path));
  const [ofGraph, others] = [true, false].map((isOfGraph) =>
    [...texts].filter(([path]) => isEntity.has(path) === isOfGraph),
  );
  const rest = (others ?? []).map(([path, content]) => ({ path, content }));
  if (ofGraph === undefined || ofGraph.length === 0) return rest;
  return [...rest, ...(await planGraphEdits(workspace, reader, { texts: new Map(ofGraph), graph }))];
}

function staysInPlace({ role, whole }: Piece): boolean {
  if (whole !== undefined) return false;
  return role === 'daily' || role === 'rooms' || role === null;
}

async function planMoves(
  workspace: ForgettingPlace,
  reader: SnapshotReader,
  { entries, entities }: Removal,
): Promise<Edit[]> {
  const day = dayAt(workspace.at, workspace.timezone);
  const time = timeOfDayAt(workspace.at, workspace.timezone);
  const archive = `${archiveFolder(workspace)}forgotten-${day.slice(0, 7)}.md`;
  let archived = (await readText(reader, archive)) ?? `# Forgotten in ${day.slice(0, 7)}\n`;
  for (const path of new Set(entries.map((entry) => entry.path))) {
    const said = entries.filter((entry) => entry.path === path).map(({ text }) => `- ${indented(text)}`);
    archived += `\n${archiveHeading({ day, time, path })}\n\n${said.join('\n')}\n`;
  }
  const cuts = await planRemoval(workspace, reader, { entries, entities });
  return entries.length === 0 ? cuts : [...cuts, { path: archive, content: archived }];
}

/** One memory stays one list item, including headings in it. */
function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}
