import type { MemoryConfidence } from '../../entries/entry.js';
import { type Graph, readGraphWith } from '../../entries/graph/read-graph.js';
import { checkRelation } from '../../entries/graph/relation-vocabulary.js';
import type { MemoryPlace } from '../../entries/read/read-all-memories.js';
import type { Edit } from '../../journal/plan.js';
import { nameKey } from '../../language/names/name-key.js';
import type { Day } from '../../workspace/calendar-days.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { addFact, addRelation } from './add-entity-lines.js';
import { markRelationSeen } from './edit-entity-line.js';
import { EntityDrafts } from './entity-drafts.js';
import { planGraphEdits, requireGraph } from './plan-graph-edits.js';

/** A fact about entities; the first one is its subject. */
export type EntityFact = {
  readonly entities: readonly { readonly name: string; readonly type: string }[];
  /** Ends are names or ids. */
  readonly relations: readonly { readonly from: string; readonly relation: string; readonly to: string }[];
  /** Null if only the relations are kept. */
  readonly fact: string | null;
  readonly day: Day;
  /** The id of the memory it comes from, or a word for its source. */
  readonly source: string | null;
  readonly confidence: MemoryConfidence | null;
  readonly isShared?: boolean;
  /** Whether the fact is repeated after a different value, so that an existing line doesn't count as a duplicate. */
  readonly isAgain?: boolean;
};

/**
 * Writes a fact into the file of the first entity and the relations into the files of both ends, and creates missing entity files. Entities
 * are matched by id, name and alias, never by similarity. Known facts are not written twice.
 */
export async function planEntityFact(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  fact: EntityFact,
): Promise<Edit[]> {
  const places = requireGraph(workspace);
  const graph = await readGraphWith(workspace, reader);
  for (const { relation } of fact.relations) checkRelation(graph.words, relation);
  const drafts = new EntityDrafts(graph, { reader, places, day: fact.day });
  for (const entity of fact.entities) await drafts.entity(entity.name, entity.type);
  const [about] = fact.entities;
  if (about !== undefined && fact.fact !== null) {
    const subject = await drafts.entity(about.name, about.type);
    await writeFact(drafts, subject, { ...fact, fact: fact.fact });
  }
  for (const { from, relation, to } of [...fact.relations, ...loose(fact, graph)]) {
    const ends = { from: await drafts.entity(from), to: await drafts.entity(to) };
    if (ends.from === ends.to) continue;
    const inverse = graph.words.get(relation) ?? null;
    await writeRelation(drafts, ends.from, { ...fact, relation, to: ends.to });
    if (inverse !== null && inverse !== relation)
      await writeRelation(drafts, ends.to, { ...fact, relation: inverse, to: ends.from });
  }
  return planGraphEdits(workspace, reader, { texts: drafts.texts, graph });
}

/** Entities that are named together are related, until a more specific relation is found. */
function loose({ entities, relations }: EntityFact, graph: Graph): EntityFact['relations'] {
  const [about, ...others] = entities;
  if (about === undefined) return [];
  const keyOf = (called: string) => graph.names.exact(called)?.id ?? nameKey(called.replace(/^[a-z]+--/, ''));
  const joined = new Set(relations.flatMap(({ from, to }) => [keyOf(from), keyOf(to)]));
  return others
    .filter(({ name }) => !joined.has(keyOf(name)))
    .map(({ name }) => ({ from: about.name, relation: 'relates-to', to: name }));
}

type Writing = Omit<EntityFact, 'entities' | 'relations' | 'fact'>;

async function writeFact(
  drafts: EntityDrafts,
  id: string,
  { fact, day, source, isShared, isAgain }: Writing & { fact: string },
) {
  const known = (await drafts.read(id)).facts.some(
    ({ text, status }) => status === 'active' && nameKey(text) === nameKey(fact),
  );
  if (!known || isAgain === true) await drafts.edit(id, (text) => addFact(text, { fact, day, source, isShared }));
}

async function writeRelation(
  drafts: EntityDrafts,
  id: string,
  { relation, to, day, confidence, isShared }: Writing & { relation: string; to: string },
) {
  const { relations } = await drafts.read(id);
  const known = relations.find((one) => one.relation === relation && drafts.idOf(one.to) === to);
  if (known === undefined)
    await drafts.edit(id, (text) => addRelation(text, { relation, to, day, confidence, isShared }));
  else if (known.lastSeen !== null && known.lastSeen < day)
    await drafts.edit(id, (text) => markRelationSeen(text, { line: known.line, day }));
}
