import { isDeepStrictEqual } from 'node:util';
import type { Day } from '../../workspace/calendar-days.js';
import { decodeText } from '../../workspace/decode-text.js';
import { readFrontMatter } from '../../workspace/front-matter.js';
import { lazyValue } from '../../workspace/lazy-value.js';
import type { FileBytes } from '../../workspace/read-workspace-file.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { findAudiences, isInAudience, ownerOnly } from '../access/audience.js';
import type { Audience, MemoryConfidence } from '../entry.js';
import { listMemoryFiles, type MemoryPath } from '../paths/memory-files.js';
import { type MemoryPlace, parseOnce, type SeenFile } from '../read/parsed-file-cache.js';
import type { MemoryReader } from '../read/parsed-memories.js';
import type { Entity, Link, Relation } from './entity.js';
import { wordsOfSlug } from './entity-id.js';
import { type EntityNameIndex, indexEntityNames } from './entity-name-index.js';
import { graphPaths } from './graph-paths.js';
import { parseEntity } from './parse-entity-file.js';
import { normaliseRelation, type RelationVocabulary, readRelationVocabulary } from './relation-vocabulary.js';

export type Graph = {
  /** Sorted by id. */
  readonly entities: readonly Entity[];
  /** Each connection once, regardless of which end recorded it. */
  readonly edges: readonly Edge[];
  readonly words: RelationVocabulary;
  readonly names: EntityNameIndex;
};

export type Edge = {
  readonly from: string;
  readonly relation: string;
  /** An id, or the text of the link if no entity matches. */
  readonly to: string;
  readonly isDangling: boolean;
  readonly confidence: MemoryConfidence | null;
  readonly firstSeen: Day | null;
  readonly lastSeen: Day | null;
  readonly places: readonly { readonly path: string; readonly line: number }[];
  /** Scopes that may see one of its lines and both of its ends. */
  readonly audience: Audience;
};

export async function readGraph(workspace: MemoryPlace & Pick<Workspace, 'snapshot'>): Promise<Graph> {
  return workspace.snapshot((reader) => readGraphWith(workspace, reader));
}

export async function readGraphWith(workspace: MemoryPlace, reader: MemoryReader): Promise<Graph> {
  const words = await readWords(workspace, reader);
  if (reader.parsed === undefined) return buildGraph(workspace, await readEntities(workspace, reader), words);
  const entities = reader.parsed.entities();
  const before = built.get(entities);
  if (before !== undefined && isDeepStrictEqual(before.words, words)) return before;
  const graph = buildGraph(workspace, entities, words);
  built.set(entities, graph);
  return graph;
}

async function readEntities(workspace: MemoryPlace, reader: SnapshotReader): Promise<Entity[]> {
  const entities: Entity[] = [];
  for (const file of await listMemoryFiles(workspace, reader)) {
    if (file.role === 'graph') entities.push(...entitiesOf(workspace, file, await reader.read(file.path)));
  }
  return entities;
}

/** One change asks for the same graph several times. */
const built = new WeakMap<readonly Entity[], Graph>();

/** The entity in a file as it was read; null where it is no file of the graph. Nothing of it is kept. */
export function parseGraphFile(workspace: MemoryPlace, file: MemoryPath, read: FileBytes): Entity | null {
  const seen = file.role === 'graph' ? seenFile(file, read) : null;
  return seen === null ? null : parse(workspace, file, seen);
}

function entitiesOf(workspace: MemoryPlace, file: MemoryPath, read: FileBytes): readonly Entity[] {
  const seen = seenFile(file, read);
  const entity = seen === null ? null : parseCached(workspace, file, seen);
  return entity === null ? [] : [entity];
}

function seenFile(file: MemoryPath, read: FileBytes): SeenFile | null {
  if (read.state !== 'present') return null;
  return { bytes: read.bytes, isAlias: read.realPath !== file.path || read.hasOtherNames === true };
}

/** The graph of these entities. */
export function buildGraph(workspace: MemoryPlace, entities: readonly Entity[], words: RelationVocabulary): Graph {
  const sorted = [...entities].sort((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
  const names = indexEntityNames(sorted);
  const unknown = findAudiences(workspace, { path: '', role: 'graph' }, '')(1, 1);
  const edges = lazyValue(() => joinEdges(sorted, { words, names, unknown }));
  return {
    entities: sorted,
    words,
    names,
    get edges() {
      return edges();
    },
  };
}

/** The part of a graph that a scope may see. `names` are those of `lookupNames`. */
export function visibleGraphOfCall(graph: Graph, names: readonly string[]): Graph {
  // The owner is in every audience.
  if (names.includes('main')) return graph;
  const isSeen = ({ audience }: { audience: Audience }) => isInAudience(audience, names);
  const entities = graph.entities.filter(isSeen).map((entity): Entity => {
    const seen = {
      ...entity,
      summary: entity.summary !== null && isSeen(entity.summary) ? entity.summary : null,
      facts: entity.facts.filter(isSeen),
      timeline: entity.timeline.filter(isSeen),
      questions: entity.questions.filter(isSeen),
      relations: entity.relations.filter(isSeen),
      links: entity.links.filter(isSeen),
    };
    if (isInAudience(entity.headAudience, names)) return seen;
    const type = /^([a-z]+)--/.exec(entity.id)?.[1] ?? 'concept';
    return { ...seen, type, name: wordsOfSlug(entity.id), aliases: [], created: null, updated: null, isPinned: false };
  });
  return { ...graph, entities, edges: graph.edges.filter(isSeen), names: indexEntityNames(entities) };
}

function parse(workspace: MemoryPlace, file: MemoryPath, { bytes, isAlias }: SeenFile): Entity | null {
  const decoded = decodeText(bytes);
  if (decoded === null) return null;
  const { body } = readFrontMatter(decoded.text);
  return parseEntity(file.path, decoded.text, isAlias ? ownerOnly : findAudiences(workspace, file, body));
}

const parseCached = parseOnce(parse);

async function readWords(workspace: MemoryPlace, reader: SnapshotReader): Promise<RelationVocabulary> {
  const path = graphPaths(workspace)?.relations ?? null;
  const read = path === null ? null : await reader.read(path);
  const text = read?.state === 'present' ? decodeText(read.bytes)?.text : undefined;
  return readRelationVocabulary(text ?? '');
}

type Joining = { readonly words: RelationVocabulary; readonly names: EntityNameIndex; readonly unknown: Audience };

function joinEdges(entities: readonly Entity[], joining: Joining): Edge[] {
  const edges = new Map<string, Edge>();
  const add = (entity: Entity, link: Link | Relation) => {
    const edge = edgeOf(entity, link, joining);
    if (edge === null) return;
    const key = JSON.stringify([edge.from, edge.relation, edge.to]);
    const known = edges.get(key);
    edges.set(key, known === undefined ? edge : mergeEdges(known, edge));
  };
  for (const entity of entities) for (const relation of entity.relations) add(entity, relation);
  const related = new Set([...edges.values()].flatMap(({ from, to }) => [`${from} ${to}`, `${to} ${from}`]));
  for (const entity of entities) {
    for (const link of entity.links) {
      const to = joining.names.exact(link.to)?.id ?? link.to;
      if (!related.has(`${entity.id} ${to}`)) add(entity, link);
    }
  }
  return [...edges.values()].sort(byEnds);
}

/** A link in a sentence only means that two entities are related. Links to itself are ignored. */
function edgeOf(entity: Entity, link: Link | Relation, { words, names, unknown }: Joining): Edge | null {
  const target = names.exact(link.to);
  if (target?.id === entity.id) return null;
  const said =
    'relation' in link ? link : { relation: 'relates-to', confidence: null, firstSeen: null, lastSeen: null };
  const straight = { from: entity.id, relation: said.relation, to: target?.id ?? link.to };
  const mayKnow = target?.audience ?? unknown;
  return {
    // An edge without a target keeps its direction, because a missing entity cannot be its start.
    ...(target === undefined ? straight : normaliseRelation(words, straight)),
    isDangling: target === undefined,
    confidence: said.confidence,
    firstSeen: said.firstSeen,
    lastSeen: said.lastSeen,
    places: [{ path: entity.path, line: link.line }],
    audience: link.audience.filter((name) => mayKnow.includes(name)),
  };
}

function mergeEdges(one: Edge, other: Edge): Edge {
  const days = [one, other].flatMap(({ firstSeen, lastSeen }) => [firstSeen, lastSeen]).filter((day) => day !== null);
  const sorted = days.sort();
  const confidence = (['high', 'medium', 'low'] as const).find(
    (known) => one.confidence === known || other.confidence === known,
  );
  return {
    ...one,
    confidence: confidence ?? null,
    firstSeen: sorted[0] ?? null,
    lastSeen: sorted.at(-1) ?? null,
    places: [...one.places, ...other.places],
    audience: [...new Set([...one.audience, ...other.audience])].sort(),
  };
}

function byEnds(one: Edge, other: Edge): number {
  const [left, right] = [one, other].map(({ from, relation, to }) => `${from}\n${relation}\n${to}`);
  return (left ?? '') < (right ?? '') ? -1 : 1;
}
